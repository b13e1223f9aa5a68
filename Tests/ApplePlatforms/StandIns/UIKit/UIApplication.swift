/// Stands for <https://developer.apple.com/documentation/uikit/uiapplication>.
@MainActor open class UIApplication: UIResponder {
  /// Stands for <https://developer.apple.com/documentation/uikit/uiapplication/shared>.
  public class var shared: UIApplication { theOne }

  private static let theOne = UIApplication()

  /// Stands for <https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey>.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// Stands for <https://developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property>.
    public let rawValue: String

    /// Stands for <https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey/init(rawvalue:)>.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Stands for <https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey/url>.
    public static let url: UIApplication.LaunchOptionsKey = Self(
      rawValue: "UIApplicationLaunchOptionsURLKey")
  }
}

/// Stands for <https://developer.apple.com/documentation/uikit/uiapplicationdelegate>.
///
/// Its requirements are optional, so a delegate that lacks one isn't called.
@MainActor public protocol UIApplicationDelegate: AnyObject {
  /// Launches the app; UIKit's own calls `UIApplicationMain`.
  static func main()

  /// Stands for <https://developer.apple.com/documentation/uikit/uiapplicationdelegate/window>.
  var window: UIWindow? { get set }

  /// Stands for <https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:willfinishlaunchingwithoptions:)>.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Stands for <https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didfinishlaunchingwithoptions:)>.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}
