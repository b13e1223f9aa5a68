/// A mistake in the use of the hooks, found while the program runs.
///
/// ``InitDiagnostics`` hands it to its handler. Its ``description`` is a full sentence that names
/// the class and the hook, and says what would be right.
public struct InitDiagnostic: Hashable, Sendable {
  /// What is wrong.
  public let problem: Problem

  /// The hook that it is about.
  public let hook: Hook

  /// The name of the object's class, with its module.
  public let className: String

  /// How often the hook has reached the root's own hook; 1 is right.
  ///
  /// It is 0 for problems that aren't about calls of `super`.
  public let superCalls: Int
}

extension InitDiagnostic {
  /// One of the two hooks.
  public enum Hook: String, Hashable, Sendable {
    /// The hook that runs inside the initializer.
    case onInit

    /// The hook that runs after the object was configured.
    case afterInit
  }

  /// A kind of mistake.
  public struct Problem: Hashable, Sendable {
    private enum Kind { case skippedSuper, repeatedSuper, pendingOffMainQueue, notStarted }

    private let kind: Kind

    /// An override of a hook left out the superclass's, so superclasses weren't set up.
    ///
    /// Ready roots find it, in debug builds.
    public static let skippedSuper = Problem(kind: .skippedSuper)

    /// Overrides of a hook called the superclass's more than once, so it was set up again.
    ///
    /// Ready roots find it, in debug builds.
    public static let repeatedSuper = Problem(kind: .repeatedSuper)

    /// An object was made off the main queue and outside a scope, so nobody finishes it unasked.
    public static let pendingOffMainQueue = Problem(kind: .pendingOffMainQueue)

    /// Someone wanted an object finished whose root hasn't started the hooks.
    public static let notStarted = Problem(kind: .notStarted)
  }
}

extension InitDiagnostic: CustomStringConvertible {
  /// A sentence that names the class and the hook, and says what would be right.
  public var description: String {
    switch problem {
    case .skippedSuper:
      """
      \(className).\(hook)() ran without reaching the \(hook)() of its root class: the override in \
      \(className), or one in a superclass, doesn't call super.\(hook)(). Call it, or override \
      checksSuperCalls if the class replaces what its superclass does on purpose.
      """
    case .repeatedSuper:
      """
      \(className).\(hook)() reached the \(hook)() of its root class \(superCalls) times: the \
      overrides in \(className) and its superclasses must call super.\(hook)() once each.
      """
    case .pendingOffMainQueue:
      """
      \(className).\(hook)() is pending, and only finishInit() or initialized() is going to run it, \
      since the object was made off the main queue and outside a scope. Make it in withInitScope, or \
      call one of these when it is configured.
      """
    default:
      """
      \(className).\(hook)() hasn't been started, but finishInit() or initialized() was called. \
      Each designated initializer of the root class must call runInitHooks() at its end, and \
      `initialization` must be a stored property.
      """
    }
  }
}
