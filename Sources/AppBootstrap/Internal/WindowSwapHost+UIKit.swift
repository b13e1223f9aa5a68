#if canImport(UIKit) && !os(watchOS)
import Dispatch
import QuartzCore
import UIKit

/// A window of UIKit during one swap of its root.
///
/// It holds the window, and is itself held until the swap has ended.
@MainActor
final class WindowSwapHost: RootSwapHost {
  let window: UIWindow

  /// The picture of the old screen, while it lies over the window.
  private var cover: UIView?

  init(_ window: UIWindow) { self.window = window }

  var root: UIViewController? {
    get { window.rootViewController }
    set {
      UIView.performWithoutAnimation {
        window.rootViewController = newValue
        window.layoutIfNeeded()
      }
    }
  }

  var situation: RootSwapPlan.Situation {
    var situation = RootSwapPlan.Situation()
    situation.isVisible = window.windowScene != nil && !window.isHidden
    situation.areAnimationsEnabled = UIView.areAnimationsEnabled
    situation.reducesMotion = UIAccessibility.isReduceMotionEnabled
    situation.hasBackground = window.backgroundColor != nil
    return situation
  }

  var isInteractionEnabled: Bool {
    get { window.isUserInteractionEnabled }
    set { window.isUserInteractionEnabled = newValue }
  }

  func hasPresented(_ controller: UIViewController) -> Bool {
    controller.presentedViewController != nil
  }

  func dismissPresented(
    by controller: UIViewController, completion: @escaping @MainActor () -> Void
  ) {
    controller.dismiss(animated: false) { completion() }
  }

  func addCover() -> Bool {
    // A picture of the window shows what is presented, too; one of the root's view doesn't.
    guard let picture = window.snapshotView(afterScreenUpdates: false) else { return false }
    picture.frame = window.bounds
    window.addSubview(picture)
    cover = picture
    return true
  }

  func raiseCover() {
    if let cover { window.bringSubviewToFront(cover) }
  }

  func animateCover(
    scale: Double, duration: Double, completion: @escaping @MainActor () -> Void
  ) {
    UIView.animate(withDuration: duration, delay: 0) { [cover] in
      cover?.alpha = 0
      cover?.transform = CGAffineTransform(scaleX: scale, y: scale)
    } completion: { _ in
      completion()
    }
  }

  func removeCover() {
    cover?.removeFromSuperview()
    cover = nil
  }

  func flush() { CATransaction.flush() }

  func transition(
    _ system: RootTransition.System, duration: Double, changes: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    UIView.transition(with: window, duration: duration, options: system.options) {
      changes()
    } completion: { _ in
      completion()
    }
  }

  func removeView(of controller: UIViewController) {
    // The view of a controller that has found a parent meanwhile is part of the new screen.
    guard controller.parent == nil, let view = controller.viewIfLoaded, view.window === window
    else { return }
    view.removeFromSuperview()
  }

  func wait(_ seconds: Double, then body: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      MainActor.assumeIsolated { body() }
    }
  }
}

extension RootTransition.System {
  /// The transition as UIKit knows it.
  var options: UIView.AnimationOptions {
    switch self {
    case .crossDissolve: .transitionCrossDissolve
    case .flipFromLeft: .transitionFlipFromLeft
    case .flipFromRight: .transitionFlipFromRight
    case .flipFromTop: .transitionFlipFromTop
    case .flipFromBottom: .transitionFlipFromBottom
    case .curlUp: .transitionCurlUp
    case .curlDown: .transitionCurlDown
    }
  }
}
#endif
// Without UIKit, no host of a swap is part of this module; its tests have one.
