/// Stands for <https://developer.apple.com/documentation/uikit/uilabel>.
@MainActor open class UILabel: UIView {
  /// Stands for <https://developer.apple.com/documentation/uikit/uilabel/text>.
  open var text: String?

  /// Stands for <https://developer.apple.com/documentation/uikit/uilabel/numberoflines>.
  open var numberOfLines: Int = 1

  /// Stands for <https://developer.apple.com/documentation/uikit/uilabel/textalignment>.
  open var textAlignment: NSTextAlignment = .natural
}

/// Stands for <https://developer.apple.com/documentation/uikit/nstextalignment>.
public enum NSTextAlignment: Int, Sendable {
  /// Stands for <https://developer.apple.com/documentation/uikit/nstextalignment/center>.
  case center = 1

  /// Stands for <https://developer.apple.com/documentation/uikit/nstextalignment/natural>.
  case natural = 4
}

/// Stands for <https://developer.apple.com/documentation/uikit/uinavigationcontroller>.
@MainActor open class UINavigationController: UIViewController {
  /// Stands for <https://developer.apple.com/documentation/uikit/uinavigationcontroller/init(rootviewcontroller:)>.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
  }

  /// Stands for <https://developer.apple.com/documentation/uikit/uiviewcontroller/init(coder:)>.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
