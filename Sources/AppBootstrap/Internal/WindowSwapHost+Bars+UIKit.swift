#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import UIKit

extension WindowSwapHost {
  func addBackground() { window.backgroundColor = .systemBackground }

  func updateStatusBar() {
    root?.setNeedsStatusBarAppearanceUpdate()
    root?.setNeedsUpdateOfHomeIndicatorAutoHidden()
  }
}
#elseif os(tvOS) || os(visionOS)
extension WindowSwapHost {
  func addBackground() {}

  func updateStatusBar() {}
}
#endif
// tvOS and visionOS have no status bar. There a window keeps the background that the system gives
// it, which is glass on visionOS. Other platforms have no such windows.
