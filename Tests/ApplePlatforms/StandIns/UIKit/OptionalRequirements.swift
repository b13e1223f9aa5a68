// What happens where a delegate has no such member: UIKit goes on without it.

extension UIApplicationDelegate {
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
}

extension UIWindowSceneDelegate {
  /// Stands for the lack of the member.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
