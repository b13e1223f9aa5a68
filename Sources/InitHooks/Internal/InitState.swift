package import Synchronization

/// The steps of one object's initialization, and what each event makes of them.
///
/// It decides and remembers; it holds no lock, runs no hook and knows no object. It fits in a byte,
/// so that ``Initialization`` can apply an event to it atomically.
package struct InitState: Hashable, Sendable {
  /// How far the object has come.
  package private(set) var step = Step.new

  /// Whether someone asked for the second hook before the first one had returned.
  package private(set) var isFinishRequested = false

  /// Whether someone waits for a change.
  package private(set) var isAwaited = false

  package init() {}

  package enum Step: UInt8, Sendable, CaseIterable {
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

  /// Gives a claim back to the queue or scope that made it.
  package mutating func unclaim() {
    guard step == .finishing else { return }
    step = .scheduled
  }

  /// Notes that the second hook has returned.
  package mutating func complete() {
    guard step == .finishing else { return }
    step = .finished
  }

  /// Notes that the object had gone away when its second hook was going to run.
  package mutating func vanish() {
    guard step == .finishing else { return }
    step = .abandoned
  }

  /// Gives the remaining hooks up.
  ///
  /// - Returns: The step that the object was in, or `nil` if there is nothing to give up.
  package mutating func abandon() -> Step? {
    switch step {
    case .new, .initializing, .scheduled, .unscheduled:
      defer { step = .abandoned }
      return step
    case .finishing, .finished, .abandoned:
      return nil
    }
  }

  /// Notes that someone waits, unless there is no change to come that others make.
  ///
  /// - Returns: Whether there is something to wait for.
  package mutating func noteWaiter() -> Bool {
    switch step {
    case .new, .initializing, .scheduled, .finishing:
      isAwaited = true
      return true
    case .unscheduled, .finished, .abandoned:
      return false
    }
  }

  /// Notes that those who wait are told to look again.
  ///
  /// - Returns: Whether there is anyone.
  package mutating func forgetWaiters() -> Bool {
    defer { isAwaited = false }
    return isAwaited
  }
}

extension InitState: AtomicRepresentable {
  package typealias AtomicRepresentation = UInt8.AtomicRepresentation

  private static let finishRequest: UInt8 = 0x40
  private static let awaited: UInt8 = 0x80

  @inline(__always)
  package static func encodeAtomicRepresentation(
    _ state: consuming InitState
  ) -> AtomicRepresentation {
    var byte = state.step.rawValue
    if state.isFinishRequested { byte |= finishRequest }
    if state.isAwaited { byte |= awaited }
    return UInt8.encodeAtomicRepresentation(byte)
  }

  @inline(__always)
  package static func decodeAtomicRepresentation(
    _ representation: consuming AtomicRepresentation
  ) -> InitState {
    let byte = UInt8.decodeAtomicRepresentation(representation)
    guard let step = Step(rawValue: byte & ~(finishRequest | awaited)) else {
      preconditionFailure("The byte \(byte) doesn't encode the state of an initialization.")
    }
    var state = InitState()
    state.step = step
    state.isFinishRequested = byte & finishRequest != 0
    state.isAwaited = byte & awaited != 0
    return state
  }
}
