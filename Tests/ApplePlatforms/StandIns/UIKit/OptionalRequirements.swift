// What happens where a delegate has no such member: UIKit goes on without it.

extension UIApplicationDelegate {
  /// Stands for the launch of an app, which the tests do step by step.
  public static func main() {}

  /// Stands for the lack of the member.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Stands for the lack of the member.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }

  /// Stands for the lack of the member.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
}

extension UISceneDelegate {
  /// Stands for the lack of the member.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Stands for the lack of the member.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// Stands for the lack of the member.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Stands for the lack of the member.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// Stands for the lack of the member.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Stands for the lack of the member.
  public func sceneDidEnterBackground(_ scene: UIScene) {}

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Stands for the lack of the member.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}

  /// Stands for the lack of the member.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

extension UIWindowSceneDelegate {
  /// Stands for the lack of the member.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
