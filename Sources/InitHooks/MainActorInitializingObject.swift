/// A root class without a superclass, for classes that belong to the main actor.
///
/// It is the twin of ``InitializingObject`` for app code, and for modules whose default isolation is
/// the main actor. Both hooks run on the main actor:
///
/// ```swift
/// @MainActor final class Card: MainActorInitializingObject {
///   var title = "untitled"
///
///   override func afterInit() {
///     super.afterInit()
///     draw(title)
///   }
/// }
/// ```
///
/// In debug builds, it reports overrides that don't call `super` once; see ``checksSuperCalls``.
@MainActor open class MainActorInitializingObject: @MainActor Initializing, Sendable {
  /// The record of how far this object's initialization has come.
  public nonisolated let initialization = Initialization()

  /// Creates an object, whose second hook runs when its maker is done with it.
  ///
  /// See ``Initializing/runInitHooks(keepAlive:)`` for when that is.
  public init() {
    initialization.checkSuperCalls(type(of: self).checksSuperCalls)
    runInitHooks(keepAlive: true, isOnMainActor: true)
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
