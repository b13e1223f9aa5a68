extension UIView {
  /// Stands for <https://developer.apple.com/documentation/uikit/uiview/areanimationsenabled>.
  public class var areAnimationsEnabled: Bool { StandIn.current.areAnimationsEnabled }

  /// Stands for <https://developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:)>.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let standIn = StandIn.current
    let wereEnabled = standIn.areAnimationsEnabled
    standIn.areAnimationsEnabled = false
    actionsWithoutAnimation()
    standIn.areAnimationsEnabled = wereEnabled
  }

  /// Stands for <https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:options:animations:completion:)>.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let standIn = StandIn.current
    standIn.note("animate \(duration)")
    animations()
    let finished = standIn.animationsFinish
    standIn.answer(standIn.animationAnswer) { completion?(finished) }
  }

  /// Stands for <https://developer.apple.com/documentation/uikit/uiview/transition(with:duration:options:animations:completion:)>.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let standIn = StandIn.current
    standIn.note("transition \(options.rawValue >> 20) \(duration)")
    if standIn.transitionsRunChanges { animations?() }
    let finished = standIn.animationsFinish
    standIn.answer(standIn.animationAnswer) { completion?(finished) }
  }

  /// Stands for <https://developer.apple.com/documentation/uikit/uiview/animationoptions>.
  public struct AnimationOptions: OptionSet, Sendable {
    /// Stands for <https://developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property>.
    public let rawValue: UInt

    /// Stands for <https://developer.apple.com/documentation/uikit/uiview/animationoptions/init(rawvalue:)>.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Stands for <https://developer.apple.com/documentation/uikit/uiview/animationoptions/transitionflipfromleft>.
    public static var transitionFlipFromLeft: UIView.AnimationOptions { Self(rawValue: 1 << 20) }

    /// Stands for <https://developer.apple.com/documentation/uikit/uiview/animationoptions/transitionflipfromright>.
    public static var transitionFlipFromRight: UIView.AnimationOptions { Self(rawValue: 2 << 20) }

    /// Stands for <https://developer.apple.com/documentation/uikit/uiview/animationoptions/transitioncurlup>.
    public static var transitionCurlUp: UIView.AnimationOptions { Self(rawValue: 3 << 20) }

    /// Stands for <https://developer.apple.com/documentation/uikit/uiview/animationoptions/transitioncurldown>.
    public static var transitionCurlDown: UIView.AnimationOptions { Self(rawValue: 4 << 20) }

    /// Stands for <https://developer.apple.com/documentation/uikit/uiview/animationoptions/transitioncrossdissolve>.
    public static var transitionCrossDissolve: UIView.AnimationOptions { Self(rawValue: 5 << 20) }

    /// Stands for <https://developer.apple.com/documentation/uikit/uiview/animationoptions/transitionflipfromtop>.
    public static var transitionFlipFromTop: UIView.AnimationOptions { Self(rawValue: 6 << 20) }

    /// Stands for <https://developer.apple.com/documentation/uikit/uiview/animationoptions/transitionflipfrombottom>.
    public static var transitionFlipFromBottom: UIView.AnimationOptions { Self(rawValue: 7 << 20) }
  }
}
