#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A scene delegate that makes the root of its window, and shows it, in phases.
///
/// In an app with scenes, the phases of the root controller and of the window belong to each scene
/// and run when it connects; all others belong to the app, and run before, in a
/// ``BootstrapAppDelegate``.
///
/// ```swift
/// final class SceneDelegate: BootstrapSceneDelegate {
///   override func setupRootController() throws {
///     window?.rootViewController = HomeController(for: connectionOptions)
///   }
/// }
/// ```
///
/// The window is there when the root is made: UIKit has set it if the scene has a storyboard, whose
/// root then needs no setup; otherwise it is made for the scene. A SwiftUI app makes its windows
/// itself, and has no use for this class.
///
/// An override of a method of UIKit calls `super`. Mark other methods of `UIWindowSceneDelegate`, which
/// this class doesn't have, with `@objc` and their selector: otherwise UIKit may not find them in a
/// subclass that another module has (<https://github.com/swiftlang/swift/issues/61632>).
@MainActor
open class BootstrapSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The window of the scene.
  open var window: UIWindow?

  /// What the scene was connected with; it is there when the root is made.
  public private(set) var connectionOptions: UIScene.ConnectionOptions?

  /// The launch of the scene while it is connected.
  public private(set) var bootstrapper: Bootstrapper?

  /// The steps of the launch beside the root and the window: none.
  ///
  /// They are started each time that a scene connects, and stopped when it disconnects. Those up to
  /// the phase of the window must be synchronous.
  open var steps: [LaunchStep] { [] }

  /// Does nothing; a scene without storyboard gives its window a root here.
  ///
  /// - Throws: Nothing; an override may throw any error, which fails the launch of the scene.
  open func setupRootController() throws {}

  /// The window that the launch shows: that of this delegate.
  open var launchWindow: (any LaunchWindow)? { window }

  /// Takes the news that the launch has failed, by default as an entry in the system's log.
  ///
  /// It is called once for each connection; what had started is stopped by then.
  ///
  /// - Parameter error: The first cause, with what followed from it.
  open func launchDidFail(_ error: LaunchError) { LaunchLog.note(error) }

  /// Makes the root, shows the window, and starts the steps after it without waiting for them.
  ///
  /// A scene without windows, such as one of a car's screen, is left alone.
  open func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    self.connectionOptions = connectionOptions
    // One that is left from an earlier connection belongs to a scene that is gone.
    if window?.windowScene !== scene { window = UIWindow(windowScene: scene) }
    let launch = Bootstrapper(steps: SceneRoot(delegate: self).sceneSteps + steps)
    bootstrapper = launch
    do {
      try launch.launchSynchronously(through: .window)
    } catch {
      return launchDidFail(error)
    }
    if launch.pausedTurn != nil { Task { await launchRest(of: launch) } }
  }

  /// Stops the steps of the scene, without waiting for them.
  open func sceneDidDisconnect(_ scene: UIScene) {
    bootstrapper?.requestStop()
    bootstrapper = nil
  }

  /// Does nothing; the scene has come to the foreground and takes events.
  open func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Does nothing; the scene is about to take no more events.
  open func sceneWillResignActive(_ scene: UIScene) {}

  /// Does nothing; the scene is about to come to the foreground.
  open func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Does nothing; the scene has gone to the background.
  open func sceneDidEnterBackground(_ scene: UIScene) {}

  /// Does nothing; the scene, which was connected before, is to open addresses.
  open func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}

  /// Does nothing; the scene, which was connected before, is to continue an activity, such as a link.
  open func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

  private func launchRest(of launch: Bootstrapper) async {
    do {
      try await launch.launch()
    } catch {
      // A scene that was disconnected, or told to stop, before all of it had started has not failed.
      if error.reason != .stopRequested { launchDidFail(error) }
    }
  }
}

/// The members of a scene's delegate as those of an app, without keeping the delegate.
private final class SceneRoot: BootstrapApp {
  private weak var delegate: BootstrapSceneDelegate?

  init(delegate: BootstrapSceneDelegate) { self.delegate = delegate }

  /// The phases that are a scene's own.
  var sceneSteps: [LaunchStep] {
    launchSteps.filter { $0.phase == .rootController || $0.phase == .window }
  }

  override func setupRootController() throws { try delegate?.setupRootController() }
  override var launchWindow: (any LaunchWindow)? { delegate?.launchWindow }
}
#endif
// Without UIKit there are no scenes.
