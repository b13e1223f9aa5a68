/// A window that a launch can show.
///
/// A UIKit window has both members already. Elsewhere, adopt it in what stands for a window, also
/// in a test that wants to see whether the launch came that far.
@MainActor
public protocol LaunchWindow: AnyObject {
  /// Whether the window receives the keyboard's and other events that aren't tied to a place.
  var isKeyWindow: Bool { get }

  /// Shows the window in front of its like and makes it key.
  func makeKeyAndVisible()
}
