/// Stands for <https://developer.apple.com/documentation/uikit/uiscene>.
@MainActor open class UIScene: UIResponder {
  /// Stands for <https://developer.apple.com/documentation/uikit/uiscene/delegate>.
  open var delegate: (any UISceneDelegate)?

  /// Stands for <https://developer.apple.com/documentation/uikit/uiscene/connectionoptions>.
  @MainActor open class ConnectionOptions {
    /// Stands for <https://developer.apple.com/documentation/uikit/uiscene/connectionoptions/sourceapplication>.
    open var sourceApplication: String? { source }

    private let source: String?

    /// Makes the options that a test needs.
    public init(source: String? = nil) { self.source = source }
  }
}

/// Stands for <https://developer.apple.com/documentation/uikit/uiscenesession>.
@MainActor open class UISceneSession {
  /// Makes a session for a test.
  public init() {}
}

/// Stands for <https://developer.apple.com/documentation/uikit/uiwindowscene>.
@MainActor open class UIWindowScene: UIScene {
  /// Stands for <https://developer.apple.com/documentation/uikit/uiwindowscene/windows>.
  open internal(set) var windows: [UIWindow] = []

  /// Stands for <https://developer.apple.com/documentation/uikit/uiwindowscene/keywindow>.
  open internal(set) weak var keyWindow: UIWindow?
}

/// Stands for <https://developer.apple.com/documentation/uikit/uiscenedelegate>.
///
/// Its requirements are optional, so a delegate that lacks one isn't called.
@MainActor public protocol UISceneDelegate: AnyObject {
  /// Stands for <https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:)>.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// Stands for <https://developer.apple.com/documentation/uikit/uiscenedelegate/scenediddisconnect(_:)>.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Stands for <https://developer.apple.com/documentation/uikit/uiscenedelegate/scenedidbecomeactive(_:)>.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Stands for <https://developer.apple.com/documentation/uikit/uiscenedelegate/scenewillresignactive(_:)>.
  func sceneWillResignActive(_ scene: UIScene)

  /// Stands for <https://developer.apple.com/documentation/uikit/uiscenedelegate/scenewillenterforeground(_:)>.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Stands for <https://developer.apple.com/documentation/uikit/uiscenedelegate/scenedidenterbackground(_:)>.
  func sceneDidEnterBackground(_ scene: UIScene)

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Stands for <https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:openurlcontexts:)>.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

  /// Stands for <https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:continue:)>.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

/// Stands for <https://developer.apple.com/documentation/uikit/uiwindowscenedelegate>.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// Stands for <https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/window>.
  var window: UIWindow? { get set }
}

/// Stands for <https://developer.apple.com/documentation/uikit/uiopenurlcontext>.
@MainActor open class UIOpenURLContext: NSObject {}

/// Stands for <https://developer.apple.com/documentation/foundation/nsuseractivity>.
open class NSUserActivity: NSObject {
  /// Stands for <https://developer.apple.com/documentation/foundation/nsuseractivity/init(activitytype:)>.
  public init(activityType: String) { type = activityType }

  /// Stands for <https://developer.apple.com/documentation/foundation/nsuseractivity/activitytype>.
  open var activityType: String { type }

  private let type: String
}
