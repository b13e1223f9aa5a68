/// An app that starts in ordered phases.
///
/// Adopt it in the object that knows how the app is set up, and give that object to a
/// ``Bootstrapper``, which calls each member once, in the order in which they stand here:
///
/// ```swift
/// @MainActor final class NotesApp: AppBootstrapping {
///   var appDefaults: [String: Any] { ["pageSize": 20] }
///   func setupAppearance() throws {}
///   func setupRouting() throws {}
///   func setupNetworking() throws { try Network.configure() }
///   func setupRootController() throws { window.rootViewController = RootController() }
///   var launchWindow: (any LaunchWindow)? { window }
/// }
/// ```
///
/// All members are requirements without a default, so that a misspelled or asynchronous setup is
/// found by the compiler and doesn't compile as a method that nobody calls. Subclass
/// ``BootstrapApp`` to write only some of them. Work that is asynchronous, or has to be undone, is
/// a ``LaunchStep``.
///
/// A setup that throws fails the launch: what had started before is stopped in reverse.
@MainActor
public protocol AppBootstrapping: AnyObject {
  /// The values that settings have until the user changes them.
  ///
  /// They are registered with the standard user defaults before everything else in the launch, so
  /// each setup can read them. They never replace a value that was saved, and are never written to
  /// disk: a default that a later version of the app changes is then seen by everyone who hasn't
  /// chosen a value. Values must be property-list values; others fail the launch with an
  /// ``InvalidDefaultsError`` that names the key. Read once for each launch.
  var appDefaults: [String: Any] { get }

  /// Sets the look of the app: colors, fonts, appearance proxies.
  ///
  /// - Throws: Any error, which fails the launch.
  func setupAppearance() throws

  /// Sets up how the app finds its way: routes, deep links, coordinators.
  ///
  /// - Throws: Any error, which fails the launch.
  func setupRouting() throws

  /// Sets up sessions, clients and caches, without waiting for the network.
  ///
  /// - Throws: Any error, which fails the launch.
  func setupNetworking() throws

  /// Makes the first screen and gives it to the window.
  ///
  /// - Throws: Any error, which fails the launch.
  func setupRootController() throws

  /// The window that the launch shows, or nil if the app has none or shows it itself.
  ///
  /// Read once, after ``setupRootController()``. If the window isn't key, it is made key and
  /// visible.
  var launchWindow: (any LaunchWindow)? { get }
}
