#if canImport(UIKit) && !os(watchOS)
private import ObjectiveC
public import UIKit

extension UIWindow {
  /// Gives the window another root view controller.
  ///
  /// What the old root has presented is dismissed. The new root is assigned and laid out without
  /// animation; a transition then animates a picture of the window above it, or is one of the
  /// system. While it lasts, the window takes no touches. When nothing can or may be animated (the
  /// window is out of sight or has no root yet, animations are off, the duration is zero), the root
  /// changes at once. With reduced motion, only fades are left.
  ///
  /// ```swift
  /// window.setRoot(HomeController(), transition: .focusOut)
  /// ```
  ///
  /// - Parameters:
  ///   - root: The new root; nothing is done if it is the root already.
  ///   - transition: How the old root gives way.
  ///   - duration: How long that takes, in seconds.
  ///   - completion: Called exactly once, when the new root is in place and nothing of the old one
  ///     is left, even if UIKit never ends the animation. It gets `true`, or `false` if a later call
  ///     for this window has taken the place of this one.
  public func setRoot(
    _ root: UIViewController, transition: RootTransition = .fade, duration: TimeInterval = 0.3,
    completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    rootSwapper.swap(
      to: root, in: WindowSwapHost(self), transition: transition, duration: duration
    ) { completion?($0) }
  }

  /// Gives the window another root view controller and suspends until it is in place.
  ///
  /// It is the asynchronous form of ``setRoot(_:transition:duration:completion:)``. Cancelling the
  /// task doesn't cut the transition short.
  ///
  /// - Parameters:
  ///   - root: The new root; nothing is done if it is the root already.
  ///   - transition: How the old root gives way.
  ///   - duration: How long that takes, in seconds.
  /// - Returns: Whether no later call for this window has taken the place of this one.
  @discardableResult
  public func setRootAsync(
    _ root: UIViewController, transition: RootTransition = .fade, duration: TimeInterval = 0.3
  ) async -> Bool {
    await withCheckedContinuation { done in
      setRoot(root, transition: transition, duration: duration) { done.resume(returning: $0) }
    }
  }

  /// What carries out the swaps of this window, and is kept with it.
  private var rootSwapper: RootSwapper<WindowSwapHost> {
    if let swapper = unsafe objc_getAssociatedObject(self, swapperKey)
      as? RootSwapper<WindowSwapHost>
    {
      return swapper
    }
    let swapper = RootSwapper<WindowSwapHost>()
    unsafe objc_setAssociatedObject(self, swapperKey, swapper, .OBJC_ASSOCIATION_RETAIN)
    return swapper
  }
}

/// The key of the association, of which only the address is used.
@MainActor private let swapperKey = UnsafeRawPointer(
  UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
#endif
// Without UIKit there is no window to set a root of. The plan of a swap and what carries it out,
// `RootSwapPlan` and `RootSwapper`, are compiled and tested everywhere.
