/// A window, as far as swapping its root needs one.
///
/// Each method does one thing and decides nothing. A completion may be called early, late, twice or
/// never: views do all of that.
@MainActor
package protocol RootSwapHost: AnyObject {
  /// A controller of views that can be a root.
  associatedtype Controller: AnyObject

  /// The root; setting it is done without animation and lays the new root out.
  var root: Controller? { get set }

  /// What there is before the swap, apart from the roots.
  var situation: RootSwapPlan.Situation { get }

  /// Whether the window has touches.
  var isInteractionEnabled: Bool { get set }

  /// Whether a controller has presented another one.
  func hasPresented(_ controller: Controller) -> Bool

  /// Dismisses what a controller has presented, without animation.
  func dismissPresented(by controller: Controller, completion: @escaping @MainActor () -> Void)

  /// Lays a picture of the window over it.
  ///
  /// - Returns: Whether there could be one.
  func addCover() -> Bool

  /// Brings the picture to the front.
  func raiseCover()

  /// Fades the picture out while scaling it.
  func animateCover(
    scale: Double, duration: Double, completion: @escaping @MainActor () -> Void)

  /// Removes the picture, if it is there.
  func removeCover()

  /// Gives the window a background.
  func addBackground()

  /// Lets pending changes of the screen take place.
  func flush()

  /// Does changes in a transition of the system.
  func transition(
    _ system: RootTransition.System, duration: Double, changes: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void)

  /// Removes the view of a controller, if it is in the window.
  func removeView(of controller: Controller)

  /// Asks the root for its status bar and home indicator.
  func updateStatusBar()

  /// Calls back after a time in seconds.
  func wait(_ seconds: Double, then body: @escaping @MainActor () -> Void)
}
