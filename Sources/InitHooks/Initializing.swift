/// A class whose root writes its initializers once, and whose subclasses write hooks.
///
/// Subclasses of a root need no initializers of their own: what every instance needs goes into
/// ``onInit()``, and what needs the finished configuration of the object goes into
/// ``afterInit()``. Start from a ready root such as ``InitializingObject``, or make a class with
/// another superclass a root with one property, one call and two methods:
///
/// ```swift
/// class BaseView: ToolkitView, Initializing {
///   let initialization = Initialization()
///
///   override init(frame: Int) {
///     super.init(frame: frame)
///     runInitHooks()
///   }
///
///   func onInit() {}
///   func afterInit() {}
/// }
/// ```
///
/// A root declares both hooks, so that subclasses `override` them and the compiler checks their
/// names. The protocol gives them no default implementation on purpose: a subclass's method would
/// then be no override, and the default would silently win over it.
///
/// An actor-isolated class conforms with `@MainActor Initializing`, or with plain `Initializing`
/// in a module whose default isolation is the main actor. Both hooks then run on that actor.
///
/// - Important: Until its second hook has run, an object belongs to the queue or scope that is
///   going to run it. Don't send it to another isolation before that; call ``finishInit()`` first.
public protocol Initializing: AnyObject {
  /// The record of how far this object's initialization has come.
  ///
  /// Write `let initialization = Initialization()` in the root class. In a class that is isolated
  /// to an actor, make it `nonisolated` so that `deinit` can read it from other modules too.
  var initialization: Initialization { get }

  /// Sets the object up, inside its initializer.
  ///
  /// It runs once for each instance, however its initializers delegate, when all stored properties
  /// of all subclasses have their values. It doesn't see what a subclass's initializer assigns
  /// after `super.init`, nor what the maker of the object configures. An override calls
  /// `super.onInit()`, at any place.
  func onInit()

  /// Completes the object, after it has been made and configured.
  ///
  /// It runs once for each instance, when ``runInitHooks(keepAlive:)`` says, or earlier if someone
  /// calls ``finishInit()``. An override calls `super.afterInit()`, at any place.
  func afterInit()
}
