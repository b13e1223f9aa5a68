/// A root class without a superclass, for classes that belong to no actor or to any.
///
/// Subclasses override the hooks, call `super` in them, and need no initializer:
///
/// ```swift
/// class Button: InitializingObject {
///   var icon = "none"
///
///   override func afterInit() {
///     super.afterInit()
///     draw(icon)
///   }
/// }
/// ```
///
/// In a module whose default isolation is the main actor, subclass ``MainActorInitializingObject``,
/// or write `nonisolated class`.
///
/// In debug builds, it reports overrides that don't call `super` once; see ``checksSuperCalls``.
open class InitializingObject: Initializing {
  /// The record of how far this object's initialization has come.
  public let initialization = Initialization()

  /// Creates an object, whose second hook runs when its maker is done with it.
  ///
  /// See ``Initializing/runInitHooks(keepAlive:)`` for when that is.
  public init() {
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
extension InitializingObject: Sendable {}
