/// An app whose setups are all empty, to be overridden where there is something to do.
///
/// Subclass it when most phases have nothing to do. The compiler checks each `override`, which a
/// protocol with default implementations could not promise.
///
/// ```swift
/// final class NotesApp: BootstrapApp {
///   override func setupNetworking() throws { try Network.configure() }
/// }
/// let report = try Bootstrapper(NotesApp()).launchSynchronously()
/// ```
///
/// An override needs not call `super`, and may.
@MainActor
open class BootstrapApp: AppBootstrapping {
  /// Creates an app.
  public init() {}

  /// The values that settings have until the user changes them: none.
  open var appDefaults: [String: Any] { [:] }

  /// Does nothing.
  ///
  /// - Throws: Nothing; an override may throw any error, which fails the launch.
  open func setupAppearance() throws {}

  /// Does nothing.
  ///
  /// - Throws: Nothing; an override may throw any error, which fails the launch.
  open func setupRouting() throws {}

  /// Does nothing.
  ///
  /// - Throws: Nothing; an override may throw any error, which fails the launch.
  open func setupNetworking() throws {}

  /// Does nothing.
  ///
  /// - Throws: Nothing; an override may throw any error, which fails the launch.
  open func setupRootController() throws {}

  /// The window that the launch shows: none.
  open var launchWindow: (any LaunchWindow)? { nil }
}
