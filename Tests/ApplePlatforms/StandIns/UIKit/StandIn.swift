/// How the stand-ins behave, and what has been done to them.
///
/// UIKit makes few promises: completions come early, late or never, pictures are missing, animations
/// are off. A test says which of it happens.
@MainActor public final class StandIn {
  /// When a completion is called.
  public enum Answer: CaseIterable, Sendable {
    case early, late, twice, never
  }

  /// The stand-in of the process.
  public static private(set) var current = StandIn()

  /// Forgets everything; each test begins with it.
  public static func reset() { current = StandIn() }

  /// When dismissals call their completion.
  public var dismissalAnswer = Answer.early

  /// When animations and transitions call theirs.
  public var animationAnswer = Answer.late

  /// What the completions of animations are told.
  public var animationsFinish = true

  /// Whether a view can be pictured.
  public var canSnapshot = true

  /// Whether transitions do their changes, as those of a window out of sight may not.
  public var transitionsRunChanges = true

  /// Whether the view of the old root stays in the window.
  public var keepsOldRootViews = false

  /// Whether the user has asked for reduced motion.
  public var reducesMotion = false

  /// Whether views animate.
  public var areAnimationsEnabled = true

  /// What a class of UIKit does to an object inside its initializer.
  public var duringInitializer: (@MainActor (UIResponder) -> Void)?

  /// What has been done, in order.
  public private(set) var log: [String] = []

  private var pending: [@MainActor () -> Void] = []

  /// Writes down what is done.
  public func note(_ event: String) { log.append(event) }

  /// Forgets what has been done.
  public func clearLog() { log = [] }

  /// Calls the completions that are to be called late.
  public func callBack() {
    let bodies = pending
    pending = []
    for body in bodies { body() }
  }

  func answer(_ answer: Answer, _ body: @escaping @MainActor () -> Void) {
    switch answer {
    case .early: body()
    case .late: pending.append(body)
    case .twice:
      body()
      pending.append(body)
    case .never: break
    }
  }
}
