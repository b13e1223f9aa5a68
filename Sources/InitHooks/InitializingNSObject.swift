public import Foundation

/// A root class on top of the Objective-C root class, for classes that toolkits want to be one.
///
/// Use it where a delegate, a key-path observer or an Objective-C API needs an `NSObject`;
/// otherwise ``InitializingObject`` is lighter.
///
/// In debug builds, it reports overrides that don't call `super` once; see ``checksSuperCalls``.
open class InitializingNSObject: NSObject, Initializing {
  /// The record of how far this object's initialization has come.
  public let initialization = Initialization()

  /// Creates an object, whose second hook runs when its maker is done with it.
  ///
  /// See ``Initializing/runInitHooks(keepAlive:)`` for when that is.
  public override init() {
    super.init()
    initialization.checkSuperCalls(type(of: self).checksSuperCalls)
    runInitHooks()
  }

  /// Whether debug builds report overrides that don't call the hook of their superclass exactly once.
  ///
  /// A class that replaces on purpose what its superclass does overrides it with `false`.
  open class var checksSuperCalls: Bool { true }

  /// Sets the object up, inside its initializer.
  ///
  /// An override calls `super.onInit()`, at any place.
  open func onInit() { initialization.noteSuperCall() }

  /// Completes the object, after it has been made and configured.
  ///
  /// An override calls `super.afterInit()`, at any place.
  open func afterInit() { initialization.noteSuperCall() }
}

@available(*, unavailable)
extension InitializingNSObject: Sendable {}
