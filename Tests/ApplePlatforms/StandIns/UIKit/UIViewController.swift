/// Stands for <https://developer.apple.com/documentation/uikit/uiviewcontroller>.
@MainActor open class UIViewController: UIResponder {
  /// Stands for <https://developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)>.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    StandIn.current.duringInitializer?(self)
  }

  /// Stands for <https://developer.apple.com/documentation/uikit/uiviewcontroller/init(coder:)>.
  public required init?(coder: NSCoder) {
    super.init()
    StandIn.current.duringInitializer?(self)
  }

  /// Inherited from the root class.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Stands for <https://developer.apple.com/documentation/uikit/uiviewcontroller/title>.
  open var title: String?

  /// Stands for <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewifloaded>.
  open private(set) var viewIfLoaded: UIView?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Stands for <https://developer.apple.com/documentation/uikit/uiviewcontroller/view>.
  open var view: UIView! {
    get {
      if viewIfLoaded == nil { loadView() }
      return viewIfLoaded
    }
    set { viewIfLoaded = newValue }
  }

  /// Stands for <https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()>.
  open func loadView() { view = UIView(frame: CGRect()) }

  /// Stands for <https://developer.apple.com/documentation/uikit/uiviewcontroller/parent>.
  open private(set) weak var parent: UIViewController?

  /// Stands for <https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)>.
  open func addChild(_ childController: UIViewController) { childController.parent = self }

  /// Stands for <https://developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller>.
  open private(set) var presentedViewController: UIViewController?

  /// Stands for <https://developer.apple.com/documentation/uikit/uiviewcontroller/presentationcontroller>.
  ///
  /// As documented, reading it makes one if there is none, which holds the controller from then on.
  open var presentationController: UIPresentationController? {
    StandIn.current.note("presentation controller of \(title ?? "")")
    let controller = presentation ?? UIPresentationController(of: self)
    presentation = controller
    return controller
  }

  private var presentation: UIPresentationController?

  /// Stands for <https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)>.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    if let content = viewControllerToPresent.view { view.window?.addSubview(content) }
    completion?()
  }

  /// Stands for <https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)>.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let standIn = StandIn.current
    standIn.note("dismiss \(title ?? "") animated \(flag)")
    presentedViewController?.viewIfLoaded?.removeFromSuperview()
    presentedViewController = nil
    standIn.answer(standIn.dismissalAnswer) { completion?() }
  }

  /// Stands for <https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsstatusbarappearanceupdate()>.
  open func setNeedsStatusBarAppearanceUpdate() {
    StandIn.current.note("status bar of \(title ?? "")")
  }

  /// Stands for <https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofhomeindicatorautohidden()>.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    StandIn.current.note("home indicator of \(title ?? "")")
  }
}

/// Stands for <https://developer.apple.com/documentation/uikit/uipresentationcontroller>.
@MainActor open class UIPresentationController {
  private let presented: UIViewController

  init(of presented: UIViewController) { self.presented = presented }
}
