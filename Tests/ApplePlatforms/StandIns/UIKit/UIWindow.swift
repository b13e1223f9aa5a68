/// Stands for <https://developer.apple.com/documentation/uikit/uiwindow>.
@MainActor open class UIWindow: UIView {
  /// Stands for <https://developer.apple.com/documentation/uikit/uiwindow/init(windowscene:)>.
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    isHidden = true
    self.windowScene = windowScene
    windowScene.windows.append(self)
  }

  /// Stands for <https://developer.apple.com/documentation/uikit/uiview/init(frame:)>.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Stands for <https://developer.apple.com/documentation/uikit/uiview/init(coder:)>.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// Stands for <https://developer.apple.com/documentation/uikit/uiwindow/windowscene>.
  open weak var windowScene: UIWindowScene?

  /// Stands for <https://developer.apple.com/documentation/uikit/uiview/window>.
  open override var window: UIWindow? { self }

  /// Stands for <https://developer.apple.com/documentation/uikit/uiwindow/iskeywindow>.
  open var isKeyWindow: Bool { windowScene.map { $0.keyWindow === self } ?? isKeyWithoutScene }

  private var isKeyWithoutScene = false

  /// Stands for <https://developer.apple.com/documentation/uikit/uiwindow/makekeyandvisible()>.
  open func makeKeyAndVisible() {
    StandIn.current.note("key and visible")
    isHidden = false
    makeKey()
  }

  /// Stands for <https://developer.apple.com/documentation/uikit/uiwindow/makekey()>.
  open func makeKey() {
    windowScene?.keyWindow = self
    isKeyWithoutScene = true
  }

  /// Stands for <https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller>.
  open var rootViewController: UIViewController? {
    didSet {
      note("root \(rootViewController?.title ?? "") animated \(UIView.areAnimationsEnabled)")
      if oldValue?.viewIfLoaded?.superview === self, !StandIn.current.keepsOldRootViews {
        oldValue?.viewIfLoaded?.removeFromSuperview()
      }
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      // The new view comes to the front, above what was laid over the window.
      addSubview(view)
    }
  }

  override func note(_ event: String) { StandIn.current.note(event) }
}
