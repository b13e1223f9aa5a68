import AppBootstrap
import TestSupport
import Testing

/// What happens to stops that take longer than they may.
@MainActor @Suite(.timeLimit(.minutes(10))) struct StopTimeoutTests {
  private let log = Log()
  private let clock = ManualClock()
  private let began = Gate()
  private let gate = Gate()

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
      steps: [.plain("a", to: log), .gated("b", to: log, began: began, until: gate)],
      stopTimeout: .seconds(3), clock: clock)
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
