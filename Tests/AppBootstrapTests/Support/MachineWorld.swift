import AppBootstrap

/// Small numbers, as bits: sets of them are compared very often.
struct Bits: Hashable {
  private var bits: UInt64 = 0

  /// The numbers of steps among them.
  var steps: [Int] { bits & 7 == 0 ? [] : (0..<3).filter(contains) }

  func contains(_ number: Int) -> Bool { bits & (1 << number) != 0 }
  mutating func insert(_ number: Int) { bits |= 1 << number }
  mutating func remove(_ number: Int) { bits &= ~(1 << number) }
}

/// A machine with all that surrounds it: what runs, what was given up, and what has happened.
struct MachineWorld: Hashable {
  typealias Event = LaunchMachine.Event

  /// A step of the world.
  struct Step: Hashable {
    var isOptional = false
    var isBody = false
  }

  let steps: [Step]
  var machine: LaunchMachine
  var starting: Int?
  var stopping: Int?
  var givenUpStarts = Bits()
  var givenUpStops = Bits()
  var liveBodies = Bits()

  // What has happened.
  var begun = 0
  var succeeded = Bits()
  var endedAlone = Bits()
  var stops = Bits()
  var lastStop: Int?
  var lateStops = Bits()
  var cause: LaunchMachine.Cause?
  var launchAnnouncements = 0
  var endAnnouncements = 0

  /// What is wrong with this world, if anything.
  var problem: String?

  init(_ steps: [Step]) {
    self.steps = steps
    machine = LaunchMachine(isOptional: steps.map(\.isOptional))
  }

  /// All that may happen next, timers and requests at any time and again and again.
  var possibleEvents: [Event] {
    var events: [Event] = []
    if machine.stage == .idle { events.append(.launch) }
    if let step = starting {
      events += [.started(step)]
      // The start of a body is nothing but the start of a task.
      if !steps[step].isBody {
        events += [.failed(step), .timedOut(step), .abort(.launchTimedOut(step))]
      }
    }
    if let step = stopping { events.append(.stopped(step)) }
    events += givenUpStarts.steps.flatMap { [.started($0), .failed($0)] }
    events += givenUpStops.steps.map { .stopped($0) }
    events += liveBodies.steps.flatMap { [.ended($0, failed: true), .ended($0, failed: false)] }
    events += [.abort(.stopRequested), .abort(.cancelled), .launchTimedOut, .stopTimedOut]
    return events
  }

  /// This world after an event, which the machine has been told of and whose actions were done.
  func after(_ event: Event) -> MachineWorld {
    var next = self
    next.note(event)
    let before = machine
    let actions = next.machine.handle(event)
    next.expectCause(from: before, event)
    for (place, action) in actions.enumerated() {
      next.perform(action, isLast: place == actions.count - 1)
    }
    next.check()
    return next
  }

  private mutating func note(_ event: Event) {
    switch event {
    case .started(let step):
      succeeded.insert(step)
      if starting == step { starting = nil }
      givenUpStarts.remove(step)
      if steps[step].isBody { liveBodies.insert(step) }
    case .failed(let step):
      if starting == step { starting = nil }
      givenUpStarts.remove(step)
    case .ended(let step, _):
      liveBodies.remove(step)
      endedAlone.insert(step)
    case .stopped(let step):
      if stopping == step { stopping = nil }
      givenUpStops.remove(step)
    case .launch, .timedOut, .launchTimedOut, .abort, .stopTimedOut: break
    }
  }

  /// The first cause stays, and is what has just happened.
  private mutating func expectCause(from before: LaunchMachine, _ event: Event) {
    guard before.cause == nil else {
      if machine.cause != before.cause { problem = "the cause has changed" }
      return
    }
    guard let cause = machine.cause else { return }
    let expected: LaunchMachine.Cause? =
      switch event {
      case .failed(let step), .ended(let step, failed: true): .failed(step)
      case .timedOut(let step): .timedOut(step)
      case .launchTimedOut: before.atHand.map { .launchTimedOut($0) }
      case .abort(let cause): cause
      default: nil
      }
    if cause != expected { problem = "\(event) led to the cause \(cause)" }
    if case .failed(let step) = cause, steps[step].isOptional { problem = "optional, yet a cause" }
    if case .timedOut(let step) = cause, steps[step].isOptional {
      problem = "optional, yet a cause"
    }
  }

  private mutating func perform(_ action: LaunchMachine.Action, isLast: Bool) {
    switch action {
    case .start(let step):
      if !isLast { problem = "something after a start" }
      if machine.cause != nil { problem = "a start after the cause" }
      if starting != nil || stopping != nil { problem = "two turns at once" }
      if step != begun { problem = "a start out of order" }
      begun += 1
      starting = step
    case .stop(let step):
      if !isLast { problem = "something after a stop" }
      if starting != nil || stopping != nil { problem = "two turns at once" }
      stop(step)
      stopping = step
    case .askToStop(let step):
      stop(step)
      givenUpStops.insert(step)
    case .stopLate(let step):
      if !succeeded.contains(step) || lateStops.contains(step) || stops.contains(step) {
        problem = "a late stop of a step that was not late"
      }
      lateStops.insert(step)
      liveBodies.remove(step)
    case .cancel(let step):
      if starting != step { problem = "a cancel of a step that is not at hand" }
    case .giveUpStart(let step):
      if starting != step { problem = "gave up a start that is not at hand" }
      starting = nil
      givenUpStarts.insert(step)
    case .giveUpStop(let step):
      if stopping != step { problem = "gave up a stop that is not at hand" }
      stopping = nil
      givenUpStops.insert(step)
    case .announceLaunch: launchAnnouncements += 1
    case .announceEnd: endAnnouncements += 1
    }
  }

  private mutating func stop(_ step: Int) {
    if machine.cause == nil { problem = "a stop without a cause" }
    if !succeeded.contains(step) { problem = "a stop of a step that did not start" }
    if endedAlone.contains(step) { problem = "a stop of a body that had ended" }
    if stops.contains(step) || lateStops.contains(step) { problem = "a second stop" }
    if let lastStop, lastStop < step { problem = "a stop out of order" }
    lastStop = step
    stops.insert(step)
    liveBodies.remove(step)
  }

  /// What holds at any time.
  private mutating func check() {
    let isOver = machine.stage == .over
    if endAnnouncements != (isOver ? 1 : 0) { problem = "\(endAnnouncements) ends announced" }
    if launchAnnouncements != (machine.hasLaunched ? 1 : 0) { problem = "launch not announced" }
    if isOver, machine.cause == nil { problem = "an end without a cause" }
    switch machine.stage {
    case .starting(let step), .aborting(let step):
      if starting != step { problem = "no start at hand" }
    case .stopping(let step):
      if stopping != step { problem = "no stop at hand" }
    case .idle, .running, .over:
      if starting != nil || stopping != nil { problem = "a turn at hand that nobody waits for" }
    }
    guard isOver else { return }
    for step in succeeded.steps where !endedAlone.contains(step) {
      if !stops.contains(step), !lateStops.contains(step) { problem = "\(step) was never stopped" }
    }
  }
}
