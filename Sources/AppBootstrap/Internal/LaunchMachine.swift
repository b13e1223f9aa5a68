/// The life of a launch as a pure value: it is told what happened and answers what to do.
///
/// Steps are numbers in the order of the plan. The machine knows nothing of closures, tasks, clocks
/// or errors, so tests can explore all that may ever happen.
package struct LaunchMachine: Hashable, Sendable {
  /// What the app is doing.
  package private(set) var stage = Stage.idle

  /// Why the steps are, or were, stopped.
  package private(set) var cause: Cause?

  /// Whether all steps had their turn, so that the launch was a success.
  package private(set) var hasLaunched = false

  /// The steps that have started and weren't asked to stop, in order.
  package private(set) var started: [Int] = []

  /// For each step whether the launch goes on without it.
  private let isOptional: [Bool]

  /// Creates a machine for steps.
  ///
  /// - Parameter isOptional: For each step whether the launch goes on without it.
  package init(isOptional: [Bool]) {
    self.isOptional = isOptional
    started.reserveCapacity(isOptional.count)
  }
}

extension LaunchMachine {
  /// Takes note of an event.
  ///
  /// - Parameter event: What happened. Events that come too late to matter are fine.
  /// - Returns: What to do now, in this order; a start or a stop stands last.
  package mutating func handle(_ event: Event) -> [Action] {
    switch event {
    case .launch:
      stage == .idle ? goOn(with: 0) : []
    case .started(let step):
      didStart(step)
    case .failed(let step):
      didNotStart(step, cause: .failed(step))
    case .timedOut(let step):
      atHand == step ? [.giveUpStart(step)] + didNotStart(step, cause: .timedOut(step)) : []
    case .launchTimedOut:
      launchDidTimeOut()
    case .abort(let cause):
      abort(cause)
    case .ended(let step, let failed):
      didEnd(step, failed: failed)
    case .stopped(let step):
      stage == .stopping(step) ? stopNext() : []
    case .stopTimedOut:
      stopDidTimeOut()
    }
  }

  /// The step whose start is at hand.
  package var atHand: Int? {
    switch stage {
    case .starting(let step), .aborting(let step): step
    default: nil
    }
  }

  /// Whether this turn is waited for.
  func isAtHand(_ turn: Turn) -> Bool {
    turn.activity == .start ? atHand == turn.step : stage == .stopping(turn.step)
  }

  private mutating func goOn(with step: Int) -> [Action] {
    guard step < isOptional.count else {
      stage = .running
      hasLaunched = true
      return [.announceLaunch]
    }
    stage = .starting(step)
    return [.start(step)]
  }

  private mutating func didStart(_ step: Int) -> [Action] {
    guard atHand == step else { return [.stopLate(step)] }
    started.append(step)
    return stage == .starting(step) ? goOn(with: step + 1) : stopNext()
  }

  private mutating func didNotStart(_ step: Int, cause: Cause) -> [Action] {
    switch stage {
    case .starting(step) where isOptional[step]: return goOn(with: step + 1)
    case .starting(step): return stopAll(cause)
    // Whatever comes after an abort is a consequence, and not the cause.
    case .aborting(step): return stopNext()
    default: return []
    }
  }

  private mutating func launchDidTimeOut() -> [Action] {
    guard let step = atHand else { return [] }
    return [.giveUpStart(step)] + stopAll(.launchTimedOut(step))
  }

  private mutating func abort(_ cause: Cause) -> [Action] {
    switch stage {
    case .idle:
      return stopAll(cause)
    case .starting(let step):
      self.cause = cause
      stage = .aborting(step)
      return [.cancel(step)]
    // The task that launched may be cancelled later: that is no business of the running app.
    case .running where cause != .cancelled:
      return stopAll(cause)
    case .running, .aborting, .stopping, .over:
      return []
    }
  }

  private mutating func didEnd(_ step: Int, failed: Bool) -> [Action] {
    if let place = started.lastIndex(of: step) { started.remove(at: place) }
    return failed && !isOptional[step] ? abort(.failed(step)) : []
  }

  private mutating func stopAll(_ cause: Cause) -> [Action] {
    self.cause = self.cause ?? cause
    return stopNext()
  }

  private mutating func stopNext() -> [Action] {
    guard let step = started.popLast() else {
      stage = .over
      return [.announceEnd]
    }
    stage = .stopping(step)
    return [.stop(step)]
  }

  private mutating func stopDidTimeOut() -> [Action] {
    let givenUp: Action
    switch stage {
    case .aborting(let step): givenUp = .giveUpStart(step)
    case .stopping(let step): givenUp = .giveUpStop(step)
    default: return []
    }
    defer { started = [] }
    stage = .over
    return [givenUp] + started.reversed().map(Action.askToStop) + [.announceEnd]
  }
}
