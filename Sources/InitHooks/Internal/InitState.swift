/// The steps of one object's initialization, and what each event makes of them.
///
/// It decides and remembers; it holds no lock, runs no hook and knows no object.
package struct InitState: Hashable, Sendable {
  /// How far the object has come.
  package private(set) var step = Step.new

  /// Whether someone asked for the second hook before the first one had returned.
  package private(set) var isFinishRequested = false

  package init() {}

  package enum Step: Hashable, Sendable, CaseIterable {
    /// No initializer has started the hooks.
    case new
    /// The first hook is running.
    case initializing
    /// A queue or scope is going to run the second hook.
    case scheduled
    /// The second hook runs when someone asks for it.
    case unscheduled
    /// The second hook is running.
    case finishing
    /// Both hooks have returned.
    case finished
    /// The remaining hooks were given up.
    case abandoned
  }

  /// What to do when the first hook has returned.
  package enum Settlement: Hashable, Sendable {
    /// Put the object into its list.
    case schedule
    /// Leave the object to its maker.
    case leave
    /// Run the second hook now.
    case run
    /// Do nothing.
    case nothing
  }

  /// What to do for someone who wants the object finished.
  package enum Demand: Hashable, Sendable {
    /// Run the second hook now.
    case run
    /// Wait: someone else is going to run it, or is doing so.
    case wait
    /// Do nothing: there is no hook left to run.
    case nothing
  }
}

extension InitState {
  /// The public name of the step.
  package var phase: Initialization.Phase {
    switch step {
    case .new, .initializing: .constructing
    case .scheduled, .unscheduled, .finishing: .pending
    case .finished: .finished
    case .abandoned: .abandoned
    }
  }

  /// Whether a waiter can count on a change of the step that others make.
  package var isChangeAhead: Bool {
    switch step {
    case .new, .initializing, .scheduled, .finishing: true
    case .unscheduled, .finished, .abandoned: false
    }
  }

  /// Starts the first hook; returns whether the caller is to run it.
  package mutating func begin() -> Bool {
    guard step == .new else { return false }
    step = .initializing
    return true
  }

  /// Notes that the first hook has returned.
  ///
  /// - Parameter hasList: Whether there is a queue or scope to run the second hook.
  /// - Returns: What to do next.
  package mutating func settle(hasList: Bool) -> Settlement {
    guard step == .initializing else { return .nothing }
    if isFinishRequested {
      step = .finishing
      return .run
    }
    step = hasList ? .scheduled : .unscheduled
    return hasList ? .schedule : .leave
  }

  /// Asks for the second hook now; the one who gets `run` is the only one to run it.
  package mutating func claim() -> Demand {
    switch step {
    case .new, .initializing:
      isFinishRequested = true
      return .wait
    case .scheduled, .unscheduled:
      step = .finishing
      return .run
    case .finishing:
      return .wait
    case .finished, .abandoned:
      return .nothing
    }
  }

  /// Asks for the second hook if nobody else is going to run it.
  package mutating func demand() -> Demand {
    switch step {
    case .new, .initializing, .scheduled: .wait
    case .unscheduled, .finishing, .finished, .abandoned: claim()
    }
  }

  /// Notes that the second hook has returned.
  package mutating func complete() {
    guard step == .finishing else { return }
    step = .finished
  }

  /// Gives the remaining hooks up; returns whether there were any.
  package mutating func abandon() -> Bool {
    switch step {
    case .new, .initializing, .scheduled, .unscheduled:
      step = .abandoned
      return true
    case .finishing, .finished, .abandoned:
      return false
    }
  }
}
