/// Carries out swaps of the root of one window, of which the latest wins.
@MainActor
package final class RootSwapper<Host: RootSwapHost> {
  /// The longest that anything but the animation is waited for, in seconds.
  package static var patience: Double { 1 }

  private var current: RootSwap<Host>?

  /// The number of swaps so far.
  private var count = 0

  /// Creates a swapper, which is to be kept as long as the window.
  package init() {}

  /// Gives a window another root.
  ///
  /// - Parameters:
  ///   - root: The new root.
  ///   - host: The window.
  ///   - transition: How the old root gives way.
  ///   - duration: How long the animation takes, in seconds.
  ///   - completion: Called exactly once, when the new root is in place and nothing of the old one is
  ///     left; with false if a later swap has taken the place of this one.
  package func swap(
    to root: Host.Controller, in host: Host, transition: RootTransition, duration: Double,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    count += 1
    let number = count
    current?.hurry()
    // The completion of the swap before may have begun a later one.
    guard number == count else { return completion(false) }
    var situation = host.situation
    situation.hasOldRoot = host.root != nil
    situation.isSameRoot = host.root === root
    situation.hasPresented = host.root.map(host.hasPresented) ?? false
    let plan = RootSwapPlan(transition, duration: duration, in: situation)
    let swap = RootSwap(plan, to: root, in: host, duration: duration) { [weak self] in
      self?.current = nil
      completion($0)
    }
    current = swap
    swap.goOn()
    guard current === swap else { return }
    let animation = duration > 0 && duration.isFinite ? duration : 0
    host.wait(animation + Self.patience) { swap.giveUpWaiting() }
  }
}
