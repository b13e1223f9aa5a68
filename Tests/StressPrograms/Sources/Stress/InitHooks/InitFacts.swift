import InitHooks
import Synchronization

/// What has happened to one object, which outlives it.
final class InitFacts: Sendable {
  /// Who is going to run the second hook.
  enum Home: Sendable {
    /// A scope on this thread.
    case scope
    /// The main queue.
    case mainQueue
    /// Nobody but who asks for it.
    case nobody
  }

  let home: Home
  let plan: InitPlan
  /// The thread that makes the object.
  let thread: ObjectIdentifier
  /// Whether the object may go without its second hook, because its scope throws.
  let mayBeLost: Bool

  // All relaxed, so that they order nothing in the place of the hooks.
  let firstHooks = Atomic(0)
  let secondHooks = Atomic(0)
  let hasLeftFirstHook = Atomic(false)
  let hasLeftInit = Atomic(false)
  /// Whether somebody else than the initializer has given the hooks up.
  let isGivenUp = Atomic(false)
  /// Whether somebody came too late for that, since the second hook had begun.
  let isTooLate = Atomic(false)

  init(home: Home, plan: InitPlan, thread: ObjectIdentifier, mayBeLost: Bool) {
    self.home = home
    self.plan = plan
    self.thread = thread
    self.mayBeLost = mayBeLost
  }

  /// What is not as promised when all is over, in words.
  var problems: [String] {
    var problems: [String] = []
    let first = firstHooks.load(ordering: .relaxed)
    let second = secondHooks.load(ordering: .relaxed)
    if first != 1 { problems.append("The first hook ran \(first) times") }
    if second > 1 { problems.append("The second hook ran \(second) times") }
    let isGivenUp = isGivenUp.load(ordering: .relaxed)
    let mustFinish =
      home != .nobody && !plan.fails && plan.isKeptAlive && !isGivenUp && !mayBeLost
    if second == 0, mustFinish || (plan.finishesItself && !plan.fails) {
      problems.append("The second hook never ran")
    }
    if second != 0, isGivenUp { problems.append("The second hook ran although it was given up") }
    // What nobody keeps alive may still go between the claim and the hook.
    if second != 1, isTooLate.load(ordering: .relaxed), plan.isKeptAlive, !mayBeLost {
      problems.append("The second hook couldn't be given up, and never ran")
    }
    if second != 0, plan.fails { problems.append("The second hook ran after a failed initializer") }
    return problems.map { "\($0), home \(home), \(plan)." }
  }
}
