import AppBootstrap
import Foundation
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct TimeoutTests {
  private let log = Log()
  private let clock = ManualClock()
  private let began = Gate()
  private let gate = Gate()

  private func stuck(_ name: String, timeout: Duration? = nil, isOptional: Bool = false)
    -> LaunchStep
  {
    .gated(name, to: log, began: began, until: gate, timeout: timeout, isOptional: isOptional)
  }

  // Scenarios 2, https://github.com/uber-go/fx/issues/1035,
  // and 26, https://github.com/swiftlang/swift/issues/82396
  @Test func `a stuck step is given up and what had started is stopped`() async {
    let bootstrapper = Bootstrapper(
      steps: [.logging("a", to: log), stuck("b", timeout: .seconds(5)), .logging("c", to: log)],
      clock: clock)
    let launch = Task { await failure(of: bootstrapper) }
    await began.wait()
    await clock.sleepers(1)
    clock.advance(by: .seconds(5))
    let error = await launch.value
    #expect(error?.reason == .stepTimedOut)
    #expect(error?.step == "b")
    #expect(error?.description.contains("“b” in phase services took too long") == true)
    #expect(error?.report.entries.map(\.outcome) == [.done, .givenUp, .notReached])
    #expect(error?.report.entries[1].duration == .seconds(5))
    #expect(log.events == ["start a", "start b", "stop a"])

    // It finishes after all: then it is stopped, outside the order.
    gate.open()
    await until { bootstrapper.lateEntries.count == 2 }
    #expect(log.events.suffix(2) == ["started b", "stop b"])
    #expect(bootstrapper.lateEntries.map(\.activity) == [.start, .stop])
    #expect(bootstrapper.lateEntries.map(\.outcome) == [.done, .done])
    #expect(bootstrapper.state == .failed)
  }

  @Test func `a step that ends in time is not given up later`() async throws {
    let bootstrapper = Bootstrapper(
      steps: [stuck("a", timeout: .seconds(5)), .logging("b", to: log)], clock: clock)
    let launch = Task { try await bootstrapper.launch() }
    await clock.sleepers(1)
    gate.open()
    _ = try await launch.value
    clock.advance(by: .seconds(100))
    #expect(bootstrapper.state == .running)
    await bootstrapper.stop()
    #expect(log.events.suffix(2) == ["stop b", "stop a"])
  }

  // A timer is used again by later steps: each must get its own time.
  @Test(arguments: [(5, 2), (2, 5), (5, 5), (5, 7)])
  func `each step has its own time`(first: Int, second: Int) async {
    let (clock, went) = (clock, Gate())
    let bootstrapper = Bootstrapper(
      steps: [
        LaunchStep("quick", timeout: .seconds(first)) {
          await Task.yield()
          clock.advance(by: .seconds(1))
        },
        .gated("stuck", to: log, began: went, until: gate, timeout: .seconds(second)),
      ], clock: clock)
    let launch = Task { await failure(of: bootstrapper) }
    await went.wait()
    await clock.sleepers(1)
    for _ in 1..<second {
      clock.advance(by: .seconds(1))
      for _ in 0..<10 { await Task.yield() }
      #expect(bootstrapper.state != .failed)
    }
    await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    let error = await launch.value
    #expect(error?.step == "stuck")
    #expect(error?.report.entries.last?.duration == .seconds(second))
    gate.open()
  }

  @Test func `an optional step that is given up is stopped late while the app runs`() async throws {
    let bootstrapper = Bootstrapper(
      steps: [stuck("a", timeout: .seconds(1), isOptional: true), .logging("b", to: log)],
      clock: clock)
    let launch = Task { try await bootstrapper.launch() }
    await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    let report = try await launch.value
    #expect(report.entries.map(\.outcome) == [.givenUp, .done])
    gate.open()
    await until { bootstrapper.lateEntries.count == 2 }
    #expect(bootstrapper.state == .running)
    await bootstrapper.stop()
    #expect(log.events == ["start a", "start b", "started a", "stop a", "stop b"])
  }

  // Scenario 3, https://github.com/uber-go/fx/pull/1034
  @Test func `a launch that takes too long unwinds within the time for stopping`() async {
    let (log, clock, stopping, stopped) = (log, clock, Gate(), Gate())
    let bootstrapper = Bootstrapper(
      steps: [
        LaunchStep(
          "a", start: {},
          stop: {
            stopping.open()
            await stopped.wait()
            log.append("stop a \(Task.isCancelled)")
          }),
        stuck("b"),
      ], launchTimeout: .seconds(10), stopTimeout: .seconds(10), clock: clock)
    let launch = Task { await failure(of: bootstrapper) }
    await began.wait()
    await clock.sleepers(1)
    clock.advance(by: .seconds(10))
    await stopping.wait()
    await clock.sleepers(1)
    clock.advance(by: .seconds(9))
    stopped.open()
    let error = await launch.value
    #expect(error?.reason == .launchTimedOut)
    #expect(error?.step == "b")
    #expect(error?.unwinding.failures.isEmpty == true)
    #expect(log.events == ["start b", "stop a false"])
    gate.open()
  }

  // Scenarios 9, https://github.com/dotnet/runtime/issues/68036,
  // and 11, https://github.com/swift-server/swift-service-lifecycle/pull/162
  @Test func `the time for stopping bounds all stops and each one is asked`() async throws {
    let (log, clock, stopping, gate) = (log, clock, Gate(), gate)
    let asked = Gate()
    let bootstrapper = Bootstrapper(
      steps: [
        .plain("plain", to: log),
        LaunchStep(
          "asked", start: {},
          stop: {
            log.append("stop asked")
            asked.open()
            await gate.wait()
            throw Broken(name: "asked")
          }),
        LaunchStep(
          "stuck", start: {},
          stop: {
            log.append("stop stuck")
            stopping.open()
            await gate.wait()
            log.append("stopped stuck")
          }),
      ], stopTimeout: .seconds(20), clock: clock)
    try await bootstrapper.launch()
    let stop = Task { await bootstrapper.stop() }
    await stopping.wait()
    await clock.sleepers(1)
    clock.advance(by: .seconds(20))
    let report = await stop.value
    #expect(report.duration == .seconds(20))
    #expect(report.entries.map(\.name) == ["stuck", "asked", "plain"])
    #expect(report.entries.map(\.outcome) == [.givenUp, .givenUp, .done])
    #expect(report.failures.map(\.name) == ["stuck", "asked"])
    #expect(bootstrapper.state == .stopped)
    await asked.wait()
    gate.open()
    await until { bootstrapper.lateEntries.count == 2 }
    #expect(Set(bootstrapper.lateEntries.map(\.name)) == ["stuck", "asked"])
    #expect(bootstrapper.lateEntries.first { $0.name == "asked" }?.error is Broken)
    #expect(log.events.contains("stop plain"))
  }

  @Test func `a stop during the launch gives up a stuck step when its time is spent`() async {
    let clock = clock
    let bootstrapper = Bootstrapper(
      steps: [.plain("a", to: log), stuck("b")], stopTimeout: .seconds(3), clock: clock)
    let launch = Task { await failure(of: bootstrapper) }
    await began.wait()
    let stop = Task { await bootstrapper.stop() }
    await clock.sleepers(1)
    clock.advance(by: .seconds(3))
    #expect(await launch.value?.reason == .stopRequested)
    #expect(await stop.value.entries.map(\.name) == ["a"])
    #expect(log.events == ["start a", "start b", "stop a"])
    gate.open()
    await until { bootstrapper.lateEntries.count == 2 }
    #expect(log.events.suffix(2) == ["started b", "stop b"])
  }

  @Test(arguments: [false, true])
  func `a step that blocks the main actor is reported as an overrun`(isAsync: Bool) async throws {
    let clock = clock
    let block = { @MainActor in clock.advance(by: .seconds(2)) }
    let slow =
      isAsync
      ? LaunchStep("slow", timeout: .seconds(1), start: { () async in block() })
      : LaunchStep("slow", timeout: .seconds(1), start: { block() })
    let bootstrapper = Bootstrapper(steps: [slow, .plain("next", to: log)], clock: clock)
    let report = try await bootstrapper.launch()
    #expect(report.entries.map(\.outcome) == [.overran, .done])
    #expect(report.entries[0].duration == .seconds(2))
  }

  @Test func `a launch whose time was blocked away fails after that step`() {
    let clock = clock
    let bootstrapper = Bootstrapper(
      steps: [
        .plain("a", to: log), LaunchStep("slow") { clock.advance(by: .seconds(2)) },
        .plain("b", to: log),
      ], launchTimeout: .seconds(2), clock: clock)
    let error = #expect(throws: LaunchError.self) { try bootstrapper.launchSynchronously() }
    #expect(error?.reason == .launchTimedOut)
    #expect(error?.step == "slow")
    #expect(log.events == ["start a", "stop a"])
  }

  @Test(arguments: [false, true])
  func `a launch whose time was blocked away by an optional step that fails fails after it`(
    isSynchronous: Bool
  ) async {
    let clock = clock
    let bootstrapper = Bootstrapper(
      steps: [
        .plain("a", to: log),
        LaunchStep("slow", isOptional: true) {
          clock.advance(by: .seconds(2))
          throw Broken(name: "slow")
        },
      ], launchTimeout: .seconds(2), clock: clock)
    let error =
      isSynchronous
      ? #expect(throws: LaunchError.self) { try bootstrapper.launchSynchronously() }
      : await failure(of: bootstrapper)
    #expect(error?.reason == .launchTimedOut)
    #expect(error?.step == "slow")
    #expect(error?.report.entries.map(\.outcome) == [.done, .failed])
    #expect(log.events == ["start a", "stop a"])
  }

  @Test func `the error of a required step counts more than the time that it took`() {
    let clock = clock
    let slow = LaunchStep("slow") {
      clock.advance(by: .seconds(2))
      throw Broken(name: "slow")
    }
    let bootstrapper = Bootstrapper(steps: [slow], launchTimeout: .seconds(2), clock: clock)
    let error = #expect(throws: LaunchError.self) { try bootstrapper.launchSynchronously() }
    #expect(error?.reason == .stepFailed)
    #expect(error?.underlying is Broken)
  }

  // Scenario 27, https://github.com/uber-go/fx/issues/801
  @Test func `times are measured for each step, which waits for the one before`() async throws {
    let clock = clock
    let steps = (1...3).map { number in
      LaunchStep("\(number)") {
        await Task.yield()
        clock.advance(by: .seconds(number))
      }
    }
    let report = try await Bootstrapper(steps: steps, clock: clock).launch()
    #expect(report.entries.map(\.start) == [.zero, .seconds(1), .seconds(3)])
    #expect(report.entries.map(\.duration) == [.seconds(1), .seconds(2), .seconds(3)])
    #expect(report.duration == .seconds(6))
  }

  @Test func `nobody waits for a stop without a limit to be given up`() async throws {
    let (log, gate, stopping) = (log, gate, Gate())
    let bootstrapper = Bootstrapper(
      steps: [
        LaunchStep(
          "a", start: {},
          stop: {
            stopping.open()
            await gate.wait()
            log.append("stopped a")
          })
      ], stopTimeout: nil, clock: clock)
    try await bootstrapper.launch()
    let stop = Task { await bootstrapper.stop() }
    await stopping.wait()
    clock.advance(by: .seconds(1_000_000))
    gate.open()
    #expect(await stop.value.failures.isEmpty)
    #expect(log.events == ["stopped a"])
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func `without any time nothing is waited for`(time: Duration) async throws {
    let (gate, log) = (gate, log)
    let stuck = Bootstrapper(
      steps: [.plain("a", to: log), stuck("b", timeout: time)], clock: clock)
    #expect(await failure(of: stuck)?.step == "b")

    let late = Bootstrapper(steps: [.logging("c", to: log)], launchTimeout: time, clock: clock)
    #expect(await failure(of: late)?.reason == .launchTimedOut)

    let open = Bootstrapper(
      steps: [LaunchStep("d", start: {}, stop: { await gate.wait() }), .plain("e", to: log)],
      stopTimeout: time, clock: clock)
    try await open.launch()
    #expect(await open.stop().entries.contains { $0.name == "d" && $0.outcome == .givenUp })
    #expect(log.events.contains("stop e"))
    gate.open()
  }

  // In a process of its own, since what must not happen is a trap.
  @Test func `a time limit may be longer than a clock can count`() async {
    await #expect(processExitsWith: .exitCode(42)) {
      let forever = Duration.seconds(Int64.max)
      let begun = Gate()
      let step = LaunchStep("a", timeout: forever) {
        begun.open()
        while true { try await Task.sleep(for: .seconds(60)) }
      }
      let bootstrapper = await Bootstrapper(
        steps: [step], launchTimeout: forever, stopTimeout: forever)
      let launch = Task { await failure(of: bootstrapper) }
      await begun.wait()
      // All three are slept for once others have had their turn.
      for _ in 0..<1000 { await Task.yield() }
      await bootstrapper.stop()
      exit(await launch.value?.reason == .stopRequested ? 42 : 1)
    }
  }

  @Test func `a start that is given up before it begins is not reached`() async {
    let bootstrapper = Bootstrapper(
      steps: [.logging("a", to: log)], launchTimeout: .seconds(1), clock: HastyClock())
    let error = await failure(of: bootstrapper)
    #expect(error?.reason == .launchTimedOut)
    #expect(error?.step == nil)
    #expect(error?.report.entries.map(\.outcome) == [.notReached])
    for _ in 0..<10 { await Task.yield() }
    #expect(log.events.isEmpty)
    #expect(bootstrapper.state == .failed)
    #expect(bootstrapper.lateEntries.isEmpty)
  }

  @Test func `a stop that is given up before it begins is asked for all the same`() async throws {
    let (log, gate) = (log, gate)
    let bootstrapper = Bootstrapper(
      steps: [
        .plain("a", to: log),
        LaunchStep(
          "b", start: {},
          stop: {
            await gate.wait()
            log.append("stop b \(Task.isCancelled)")
          }),
      ], stopTimeout: .seconds(1), clock: HastyClock())
    try await bootstrapper.launch()
    let report = await bootstrapper.stop()
    #expect(report.entries.map(\.name) == ["b", "a"])
    #expect(report.entries.map(\.outcome) == [.givenUp, .done])
    for _ in 0..<10 { await Task.yield() }
    #expect(bootstrapper.state == .stopped)
    gate.open()
    await until { bootstrapper.lateEntries.count == 1 }
    #expect(log.events == ["start a", "stop a", "stop b false"])
    #expect(bootstrapper.state == .stopped)
  }
}

/// A clock whose sleepers wake up at once, before a task that was made after theirs begins.
private struct HastyClock: Clock {
  var now: ManualClock.Instant { .init(offset: .zero) }
  var minimumResolution: Duration { .zero }

  // On the main actor, so that nothing else has its turn there.
  @MainActor func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {}
}
