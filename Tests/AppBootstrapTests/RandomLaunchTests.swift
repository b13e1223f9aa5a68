import AppBootstrap
import TestSupport
import Testing

/// Launches of random steps that fail, hang and hold up the stop, disturbed at random moments.
@MainActor @Suite(.timeLimit(.minutes(10))) struct RandomLaunchTests {
  @Test func `whatever happens, what has started is stopped once and in reverse`() async {
    var reasons: Set<LaunchError.Reason?> = []
    for seed in 0..<1000 as Range<UInt64> {
      let launch = RandomLaunch(seed: seed)
      reasons.insert(await launch.run())
      for problem in launch.problems { Issue.record("\(problem), seed \(seed)") }
    }
    #expect(
      reasons == [nil, .stepFailed, .stepTimedOut, .launchTimedOut, .cancelled, .stopRequested],
      "a thousand launches have met all kinds of ends")
  }
}

/// One launch, and what is wrong with what it did.
@MainActor private final class RandomLaunch {
  private enum Start: CaseIterable {
    case plain, suspending, failing, cancellable, stuck, body
  }

  private enum Stop: CaseIterable {
    case none, plain, suspending, failing, stuck
  }

  private var random: SeededGenerator
  private let clock = ManualClock()
  private let gate = Gate()
  private var optional: Set<String> = []
  private var bodies: Set<String> = []
  private var stoppable: Set<String> = []
  private var isDone = false
  private var failed: [String] = []
  private var started: [String] = []
  private var stopped: [String] = []
  private(set) var problems: [String] = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Launches, stops, and notes what is wrong.
  ///
  /// - Returns: Why the launch failed, if it did.
  func run() async -> LaunchError.Reason? {
    let count = Int.random(in: 0...6, using: &random)
    let bootstrapper = Bootstrapper(
      steps: (0..<count).map { step("\($0)") }, launchTimeout: chance(2) ? .seconds(5) : nil,
      stopTimeout: .seconds(10), clock: clock)
    let stopAt = chance(2) ? Int.random(in: 0..<30, using: &random) : nil
    let cancelAt = chance(3) ? Int.random(in: 0..<30, using: &random) : nil
    let launch = Task {
      defer { isDone = true }
      return await failure(of: bootstrapper)
    }
    await drive { tick in
      if tick == stopAt { bootstrapper.requestStop() }
      if tick == cancelAt { launch.cancel() }
      // What would hang for ever is ended by a stop.
      if tick == 200 { bootstrapper.requestStop() }
    }
    let error = await launch.value
    isDone = false
    let stop = Task {
      defer { isDone = true }
      return await bootstrapper.stop()
    }
    await drive { _ in }
    let report = await stop.value
    gate.open()
    for _ in 0..<1000 where stopped.count < stoppable.intersection(started).count {
      await Task.yield()
    }
    check(error, report, bootstrapper)
    return error?.reason
  }

  /// Lets time pass until it is done.
  private func drive(_ disturb: (Int) -> Void) async {
    var tick = 0
    while !isDone {
      disturb(tick)
      if tick % 5 == 4 { clock.advance(by: .seconds(1)) }
      await Task.yield()
      tick += 1
    }
  }

  private func chance(_ sides: Int) -> Bool { Int.random(in: 0..<sides, using: &random) == 0 }

  private func step(_ name: String) -> LaunchStep {
    let isOptional = chance(3)
    if isOptional { optional.insert(name) }
    let kind = chance(2) ? .plain : Start.allCases.randomElement(using: &random) ?? .plain
    let stopKind = Stop.allCases.randomElement(using: &random) ?? .none
    let timeout: Duration? = chance(2) ? .seconds(3) : nil
    if stopKind != .none || kind == .body { stoppable.insert(name) }
    guard kind != .body else {
      bodies.insert(name)
      return LaunchStep(name, isOptional: isOptional, run: { await self.body(name) })
    }
    let start: @MainActor () async throws -> Void = {
      switch kind {
      case .plain, .body: break
      case .suspending: for _ in 0..<3 { await Task.yield() }
      case .failing:
        await Task.yield()
        self.failed.append(name)
        throw Broken(name: name)
      case .cancellable: try await self.clock.sleep(for: .seconds(2))
      case .stuck: await self.gate.wait()
      }
      self.started.append(name)
    }
    guard stopKind != .none else {
      return LaunchStep(name, timeout: timeout, isOptional: isOptional, start: start)
    }
    return LaunchStep(name, timeout: timeout, isOptional: isOptional, start: start) {
      self.stopped.append(name)
      switch stopKind {
      case .none, .plain: break
      case .suspending: for _ in 0..<3 { await Task.yield() }
      case .failing: throw Broken(name: name)
      case .stuck: await self.gate.wait()
      }
    }
  }

  private func body(_ name: String) async {
    started.append(name)
    while !Task.isCancelled { try? await clock.sleep(for: .seconds(1000)) }
    stopped.append(name)
  }

  private func check(_ error: LaunchError?, _ report: StopReport, _ bootstrapper: Bootstrapper) {
    if Set(stopped).count != stopped.count { problems.append("stopped twice: \(stopped)") }
    if Set(stopped) != stoppable.intersection(started) {
      problems.append("started \(started), but stopped \(stopped)")
    }
    // A body says that it has ended, a start that was given up stops outside the order.
    let late = Set(bootstrapper.lateEntries.map(\.name)).union(bodies)
    let inOrder = stopped.filter { !late.contains($0) }
    if inOrder != inOrder.sorted(by: >) { problems.append("stopped out of order: \(stopped)") }
    let reported = report.entries.map(\.name)
    if reported != reported.sorted(by: >) { problems.append("reported out of order") }
    checkCause(error, bootstrapper)
  }

  private func checkCause(_ error: LaunchError?, _ bootstrapper: Bootstrapper) {
    let isStopped = error == nil || error?.reason == .stopRequested
    if bootstrapper.state != (isStopped ? .stopped : .failed) {
      problems.append("\(bootstrapper.state) after \(error.map { "\($0)" } ?? "success")")
    }
    guard let error else { return }
    let entry = error.report.entries.first { $0.name == error.step }
    let last = error.report.entries.last { $0.outcome != .notReached }
    if last?.name != error.step { problems.append("\(error.step ?? "nothing") was not the last") }
    switch error.reason {
    case .stepFailed:
      if failed.last != error.step || optional.contains(error.step ?? "") {
        problems.append("blamed \(error.step ?? "nothing") for failing")
      }
      if entry?.outcome != .failed { problems.append("failed, yet \(entry?.outcome as Any)") }
    case .stepTimedOut:
      if entry?.outcome != .givenUp { problems.append("late, yet \(entry?.outcome as Any)") }
    case .launchTimedOut, .cancelled, .stopRequested: break
    default: problems.append("\(error)")
    }
  }
}
