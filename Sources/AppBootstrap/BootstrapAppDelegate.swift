#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// An app delegate that launches its app in phases.
///
/// Subclass it and override the setups that have something to do. They run, after the registration
/// of ``appDefaults``, before `willFinishLaunching` returns; the window is made key and visible
/// before `didFinishLaunching` returns; the steps after it follow asynchronously.
///
/// ```swift
/// @main final class AppDelegate: BootstrapAppDelegate {
///   override var appDefaults: [String: Any] { ["pageSize": 20] }
///   override func setupNetworking() throws { try Network.configure() }
///   override var steps: [LaunchStep] { [LaunchStep("store") { try await Store.open() }] }
/// }
/// ```
///
/// - **With scenes**, as current SDKs require it, the window belongs to the scene: subclass
///   ``BootstrapSceneDelegate`` as well, and leave ``setupRootController()`` and ``window`` alone.
/// - **With a main storyboard and no scenes**, UIKit has set ``window`` before the launch, so
///   ``setupRootController()`` has nothing to do.
/// - **In a SwiftUI app**, give the subclass to `@UIApplicationDelegateAdaptor`.
///
/// An override of one of the two launch methods of UIKit calls `super`, or its phases don't run.
/// What `super.application(_:willFinishLaunchingWithOptions:)` missed is made up for when the launch
/// has finished. Mark other methods of `UIApplicationDelegate`, which this class doesn't have, with
/// `@objc` and their selector: otherwise UIKit may not find them in a subclass that another module has
/// (<https://github.com/swiftlang/swift/issues/61632>).
@MainActor
open class BootstrapAppDelegate: UIResponder, UIApplicationDelegate, AppBootstrapping {
  /// The window of an app without scenes; UIKit sets it if the app has a main storyboard.
  open var window: UIWindow?

  /// What UIKit launched the app with; nil in an app with scenes, whose scenes get it.
  ///
  /// It is there when the setups run.
  public private(set) var launchOptions: [UIApplication.LaunchOptionsKey: Any]?

  /// The launch; observe its state, and stop the app with it.
  ///
  /// Made by ``makeBootstrapper()`` when it is read for the first time.
  public private(set) lazy var bootstrapper = makeBootstrapper()

  /// Whether the launch has failed, which UIKit is told twice and the subclass once.
  private var hasFailed = false

  /// The steps of the launch beside the setups: none.
  ///
  /// Those up to the phase of the window must be synchronous.
  open var steps: [LaunchStep] { [] }

  /// Makes the launch of this delegate, with its steps.
  ///
  /// Override it to set time limits.
  ///
  /// - Returns: A bootstrapper that hasn't launched.
  open func makeBootstrapper() -> Bootstrapper { Bootstrapper(self, steps: steps) }

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

  /// Does nothing; an app without scenes and storyboard makes its window and root here.
  ///
  /// - Throws: Nothing; an override may throw any error, which fails the launch.
  open func setupRootController() throws {}

  /// The window that the launch shows: that of this delegate.
  ///
  /// It is ``window``, which an app with scenes leaves alone.
  open var launchWindow: (any LaunchWindow)? { window }

  /// Takes the news that the launch has failed, by default as an entry in the system's log.
  ///
  /// It is called once; what had started is stopped by then. Up to the window, that is before UIKit
  /// is told. It has had its answer when one of the steps after the window fails. That someone asks
  /// the app to stop while they start is no failure.
  ///
  /// - Parameter error: The first cause, with what followed from it.
  open func launchDidFail(_ error: LaunchError) { LaunchLog.note(error) }

  /// Runs the launch up to and including the root controller.
  ///
  /// - Returns: Whether that went well.
  open func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    self.launchOptions = launchOptions
    return launch(through: .rootController)
  }

  /// Shows the window, and starts the steps after it without waiting for them.
  ///
  /// - Returns: Whether that, and what came before, went well.
  open func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    self.launchOptions = launchOptions
    // Without anything for the window the launch may be at its end.
    guard !hasFailed, bootstrapper.state == .running || launch(through: .window) else {
      return false
    }
    if bootstrapper.pausedTurn != nil { Task { await launchRest() } }
    return true
  }

  private func launch(through phase: LaunchPhase) -> Bool {
    do {
      // What can't be synchronous is refused at once, when nothing has to be undone.
      try bootstrapper.launchSynchronously(through: phase, ofThoseThrough: .window)
    } catch {
      hasFailed = true
      launchDidFail(error)
    }
    return !hasFailed
  }

  private func launchRest() async {
    do {
      try await bootstrapper.launch()
    } catch {
      // Whoever asked for the stop knows of it, and nothing has failed.
      if error.reason != .stopRequested { launchDidFail(error) }
    }
  }
}
#endif
// Without UIKit, a program has no delegate: it calls `launch()` or `run(stoppingOn:)` of a
// `Bootstrapper` in its main function.
