/// Stands for <https://developer.apple.com/documentation/uikit/uiview>.
@MainActor open class UIView: UIResponder {
  /// Stands for <https://developer.apple.com/documentation/uikit/uiview/init(frame:)>.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
    StandIn.current.duringInitializer?(self)
  }

  /// Stands for <https://developer.apple.com/documentation/uikit/uiview/init(coder:)>.
  public required init?(coder: NSCoder) {
    frame = CGRect()
    super.init()
    StandIn.current.duringInitializer?(self)
  }

  /// Inherited from the root class.
  public convenience override init() { self.init(frame: CGRect()) }

  /// Stands for <https://developer.apple.com/documentation/uikit/uiview/frame>.
  open var frame: CGRect

  /// Stands for <https://developer.apple.com/documentation/uikit/uiview/bounds>.
  open var bounds: CGRect {
    get { CGRect(origin: CGPoint(), size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// Stands for <https://developer.apple.com/documentation/uikit/uiview/alpha>.
  open var alpha: CGFloat = 1

  /// Stands for <https://developer.apple.com/documentation/uikit/uiview/transform>.
  open var transform: CGAffineTransform = .identity

  /// Stands for <https://developer.apple.com/documentation/uikit/uiview/backgroundcolor>.
  open var backgroundColor: UIColor?

  /// Stands for <https://developer.apple.com/documentation/uikit/uiview/ishidden>.
  open var isHidden: Bool = false

  /// Stands for <https://developer.apple.com/documentation/uikit/uiview/isuserinteractionenabled>.
  open var isUserInteractionEnabled: Bool = true {
    didSet { note("interaction \(isUserInteractionEnabled)") }
  }

  /// Stands for <https://developer.apple.com/documentation/uikit/uiview/superview>.
  open private(set) weak var superview: UIView?

  /// Stands for <https://developer.apple.com/documentation/uikit/uiview/subviews>.
  open private(set) var subviews: [UIView] = []

  /// Stands for <https://developer.apple.com/documentation/uikit/uiview/window>.
  open var window: UIWindow? { superview?.window }

  /// Stands for <https://developer.apple.com/documentation/uikit/uiview/addsubview(_:)>.
  open func addSubview(_ view: UIView) {
    view.superview?.subviews.removeAll { $0 === view }
    view.superview = self
    subviews.append(view)
  }

  /// Stands for <https://developer.apple.com/documentation/uikit/uiview/removefromsuperview()>.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Stands for <https://developer.apple.com/documentation/uikit/uiview/bringsubviewtofront(_:)>.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Stands for <https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()>.
  open func layoutIfNeeded() { note("layout") }

  /// Stands for <https://developer.apple.com/documentation/uikit/uiview/snapshotview(afterscreenupdates:)>.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    note("picture")
    guard StandIn.current.canSnapshot else { return nil }
    let picture = Picture(frame: frame)
    picture.pictured = subviews
    return picture
  }

  /// Writes down what is done to a window; other views are of no interest.
  func note(_ event: String) {}
}

/// What a snapshot is: a view that shows how another one looked.
@MainActor public final class Picture: UIView {
  /// The subviews that can be seen on it.
  public internal(set) var pictured: [UIView] = []
}
