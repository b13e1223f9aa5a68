#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A root class for controls.
///
/// It is ``InitializingView`` for classes that send actions. The initializer with a primary action
/// ends in the one with a frame, and so runs the hooks as well.
///
/// In debug builds, it reports overrides that don't call `super` once; see ``checksSuperCalls``.
@MainActor
open class InitializingControl: UIControl, @MainActor Initializing {
  /// The record of how far this object's initialization has come.
  public nonisolated let initialization = Initialization()

  /// Creates a control, whose second hook runs when its maker is done with it.
  ///
  /// See ``Initializing/runInitHooks(keepAlive:)`` for when that is.
  ///
  /// - Parameter frame: The frame in the coordinates of the superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    initialization.checkSuperCalls(type(of: self).checksSuperCalls)
    runInitHooks()
  }

  /// Creates a control from a nib or an archive, whose second hook runs when it has been decoded.
  ///
  /// - Parameter coder: The archive to read from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    initialization.checkSuperCalls(type(of: self).checksSuperCalls)
    runInitHooks(keepAlive: false)
  }

  /// Whether debug builds report overrides that don't call the hook of their superclass exactly once.
  ///
  /// A class that replaces on purpose what its superclass does overrides it with `false`.
  open class var checksSuperCalls: Bool { true }

  /// Sets the control up, inside its initializer.
  ///
  /// An override calls `super.onInit()`, at any place.
  open func onInit() { initialization.noteSuperCall() }

  /// Completes the control, after it has been made or decoded, and configured.
  ///
  /// An override calls `super.afterInit()`, at any place.
  open func afterInit() { initialization.noteSuperCall() }
}
#endif
// Without UIKit, or on watchOS, which has no such controls: copy a root for the superclass at hand.
