import AppBootstrap

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
  var givenUpStarts: Set<Int> = []
  var givenUpStops: Set<Int> = []
  var liveBodies: Set<Int> = []

  // What has happened.
  var hasLaunched = false
  var begun: [Int] = []
  var succeeded: [Int] = []
  var endedAlone: Set<Int> = []
  var stops: [Int] = []
  var lateStops: Set<Int> = []
  var spent: Set<Event> = []
  var cause: LaunchMachine.Cause?
  var launchAnnouncements = 0
  var endAnnouncements = 0

  /// What is wrong with this world, if anything.
  var problem: String?

  init(_ steps: [Step]) {
    self.steps = steps
    machine = LaunchMachine(isOptional: steps.map(\.isOptional))
  }

  /// All that may happen next.
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
    events += givenUpStarts.flatMap { [.started($0), .failed($0)] }
    events += givenUpStops.map { .stopped($0) }
    events += liveBodies.flatMap { [.ended($0, failed: true), .ended($0, failed: false)] }
    events += [.abort(.stopRequested), .abort(.cancelled), .launchTimedOut, .stopTimedOut]
    return events.filter { !spent.contains($0) }
  }

  /// This world after an event, which the machine has been told of and whose actions were done.
  func after(_ event: Event) -> MachineWorld {
    var next = self
    // Whatever has no end of its own happens once, so that there are finitely many worlds.
    next.spent.insert(event)
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
    case .launch: hasLaunched = true
    case .started(let step):
      succeeded.append(step)
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
    case .timedOut, .launchTimedOut, .abort, .stopTimedOut: break
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
    if case .timedOut(let step) = cause, steps[step].isOptional { problem = "optional, yet a cause" }
  }

  private mutating func perform(_ action: LaunchMachine.Action, isLast: Bool) {
    switch action {
    case .start(let step):
      if !isLast { problem = "something after a start" }
      if machine.cause != nil { problem = "a start after the cause" }
      if starting != nil || stopping != nil { problem = "two turns at once" }
      if begun.contains(step) || step != begun.count { problem = "a start out of order" }
      begun.append(step)
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
      if !succeeded.contains(step) || !lateStops.insert(step).inserted || stops.contains(step) {
        problem = "a late stop of a step that was not late"
      }
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
    if let last = stops.last, last < step { problem = "a stop out of order" }
    stops.append(step)
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
    for step in succeeded where !endedAlone.contains(step) {
      if !stops.contains(step), !lateStops.contains(step) { problem = "\(step) was never stopped" }
    }
  }
}
