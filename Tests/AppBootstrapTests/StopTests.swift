import AppBootstrap
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct StopTests {
  private let log = Log()
  private let began = Gate()
  private let gate = Gate()

  // Scenario 5, https://github.com/swift-server/swift-service-lifecycle/issues/248
  @Test func `a stop before the launch is remembered and is no success`() async {
    let bootstrapper = Bootstrapper(steps: [.logging("a", to: log)])
    // Scenario 8, https://github.com/DuendeSoftware/products/issues/2394
    #expect(await bootstrapper.stop().entries.isEmpty)
    #expect(bootstrapper.state == .stopped)
    let error = await failure(of: bootstrapper)
    #expect(error?.reason == .stopRequested)
    #expect(error?.step == nil)
    #expect(error?.description.contains("before the first step") == true)
    #expect(log.events.isEmpty)
    #expect(bootstrapper.state == .stopped)
  }

  // Scenario 4, https://github.com/swift-server/swift-service-lifecycle/issues/20
  @Test func `a stop during the launch waits for the step at hand and unwinds`() async {
    let bootstrapper = Bootstrapper(steps: [
      .logging("a", to: log), .gated("b", to: log, began: began, until: gate),
      .logging("c", to: log),
    ])
    let launch = Task { await failure(of: bootstrapper) }
    await began.wait()
    let stop = Task { await bootstrapper.stop() }
    await until { bootstrapper.isAborting }
    gate.open()
    let report = await stop.value
    #expect(log.events == ["start a", "start b", "started b", "stop b", "stop a"])
    #expect(report.entries.map(\.name) == ["b", "a"])
    let error = await launch.value
    #expect(error?.reason == .stopRequested)
    #expect(error?.step == "b")
    #expect(bootstrapper.state == .stopped)
  }

  @Test func `a stop before the first step begins starts nothing`() async {
    let bootstrapper = Bootstrapper(steps: [.logging("a", to: log)])
    let launch = Task { await failure(of: bootstrapper) }
    // It comes after the launch was called, and before the task that was to start the step.
    Task { bootstrapper.requestStop() }
    let error = await launch.value
    #expect(error?.reason == .stopRequested)
    #expect(error?.step == nil)
    #expect(error?.report.entries.map(\.outcome) == [.notReached])
    #expect(log.events.isEmpty)
    #expect(bootstrapper.state == .stopped)
    #expect(bootstrapper.lateEntries.isEmpty)
  }

  // Scenario 6, https://github.com/dotnet/runtime/issues/111013
  @Test func `the cancellation that a stop causes does not take its place as the cause`() async {
    let began = began
    let bootstrapper = Bootstrapper(steps: [
      .logging("a", to: log),
      LaunchStep("b") {
        began.open()
        await untilCancelled()
        throw CancellationError()
      },
    ])
    let launch = Task { await failure(of: bootstrapper) }
    await began.wait()
    await bootstrapper.stop()
    let error = await launch.value
    #expect(error?.reason == .stopRequested)
    #expect(error?.underlying == nil)
    #expect(error?.report.entries.map(\.outcome) == [.done, .cancelled])
    #expect(log.events == ["start a", "stop a"])
  }

  // Scenario 7, https://github.com/dotnet/runtime/pull/52517
  @Test(arguments: [false, true])
  func `a step that asks for a stop is the last one to start`(isPlain: Bool) async {
    let log = log
    var bootstrapper: Bootstrapper?
    let asking =
      isPlain
      ? LaunchStep("b", start: { bootstrapper?.requestStop() }, stop: { log.append("stop b") })
      : LaunchStep("b") {
        bootstrapper?.requestStop()
        await Task.yield()
      } stop: {
        log.append("stop b")
      }
    let made = Bootstrapper(steps: [.plain("a", to: log), asking, .plain("c", to: log)])
    bootstrapper = made
    let error = await failure(of: made)
    #expect(error?.reason == .stopRequested)
    #expect(error?.step == "b")
    #expect(log.events == ["start a", "stop b", "stop a"])
  }

  @Test func `a step of a synchronous launch can ask for a stop`() {
    let log = log
    var bootstrapper: Bootstrapper?
    let made = Bootstrapper(steps: [
      .plain("a", to: log), LaunchStep("b") { bootstrapper?.requestStop() }, .plain("c", to: log),
    ])
    bootstrapper = made
    let error = #expect(throws: LaunchError.self) { try made.launchSynchronously() }
    #expect(error?.reason == .stopRequested)
    #expect(log.events == ["start a", "stop a"])
    #expect(made.state == .stopped)
  }

  // Scenario 24, fx 1.19.0, and 33,
  // https://github.com/swift-server/swift-service-lifecycle/pull/142
  @Test func `many stops at once stop each step once and all wait`() async throws {
    let bootstrapper = Bootstrapper(steps: [.logging("a", to: log), .logging("b", to: log)])
    try await bootstrapper.launch()
    await withTaskGroup { group in
      for _ in 0..<100 {
        group.addTask {
          await bootstrapper.stop()
          #expect(await bootstrapper.state == .stopped)
        }
      }
    }
    #expect(log.events == ["start a", "start b", "stop b", "stop a"])
    #expect(await bootstrapper.stop().entries.count == 2)
  }

  @Test func `the report of the stopping does not change afterwards`() async throws {
    let clock = ManualClock()
    let step = LaunchStep("a", start: {}, stop: { clock.advance(by: .seconds(1)) })
    let bootstrapper = Bootstrapper(steps: [step], clock: clock)
    try await bootstrapper.launch()
    let first = await bootstrapper.stop()
    clock.advance(by: .seconds(1))
    let second = await bootstrapper.stop()
    #expect(first.duration == .seconds(1) && second.duration == .seconds(1))
    #expect(first.description == second.description)
  }

  @Test func `the report of the stopping counts from its begin`() async throws {
    let clock = ManualClock()
    let steps = ["a", "b"].map { name in
      LaunchStep(name, start: {}, stop: { clock.advance(by: .seconds(1)) })
    }
    let bootstrapper = Bootstrapper(steps: steps, clock: clock)
    try await bootstrapper.launch()
    clock.advance(by: .seconds(100))
    let report = await bootstrapper.stop()
    #expect(report.entries.map(\.start) == [.zero, .seconds(1)])
    #expect(report.entries.map(\.duration) == [.seconds(1), .seconds(1)])
    let half = String(repeating: "█", count: 14)
    let space = String(repeating: " ", count: 14)
    #expect(
      report.description == """
        Stop: 2.00 s, 2 steps
        b \(half)\(space) 1.00 s
        a \(space)\(half) 1.00 s
        """)
  }

  @Test func `a request to stop returns at once`() async throws {
    let bootstrapper = Bootstrapper(steps: [.logging("a", to: log)])
    try await bootstrapper.launch()
    bootstrapper.requestStop()
    #expect(log.events == ["start a"])
    await bootstrapper.stop()
    #expect(log.events == ["start a", "stop a"])
  }

  // Scenario 10, https://github.com/spring-projects/spring-framework/issues/33442
  @Test func `a stop is as urgent as the launch, whoever asks for it`() async {
    var priorities: [TaskPriority] = []
    let bootstrapper = Bootstrapper(steps: [
      LaunchStep(
        "a", start: { priorities.append(Task.currentPriority) },
        stop: {
          await Task.yield()
          priorities.append(Task.currentPriority)
        })
    ])
    _ = await Task(priority: .medium) { await failure(of: bootstrapper) }.value
    await Task.detached(priority: .background) { await bootstrapper.requestStop() }.value
    await bootstrapper.stop()
    #expect(priorities.count == 2)
    #expect(priorities.allSatisfy { $0 >= .medium })
  }

  @Test func `a stop that fails is reported and does not hold up the others`() async throws {
    let bootstrapper = Bootstrapper(steps: [
      .logging("a", to: log), .logging("b", to: log, failingToStop: true), .logging("c", to: log),
    ])
    try await bootstrapper.launch()
    let report = await bootstrapper.stop()
    #expect(log.events.suffix(3) == ["stop c", "stop b", "stop a"])
    #expect(report.failures.map(\.name) == ["b"])
    #expect(report.failures.first?.error as? Broken == Broken(name: "stop b"))
    #expect(bootstrapper.state == .stopped)
  }

  // Scenario 13, https://github.com/swift-server/swift-service-lifecycle/pull/166
  @Test func `the next stop begins after the one before has ended`() async throws {
    let (log, began, gate) = (log, began, gate)
    let bootstrapper = Bootstrapper(steps: [
      .logging("a", to: log),
      LaunchStep(
        "b", start: {},
        stop: {
          log.append("stop b")
          began.open()
          await gate.wait()
          log.append("stopped b")
        }),
    ])
    try await bootstrapper.launch()
    let stop = Task { await bootstrapper.stop() }
    await began.wait()
    #expect(log.events == ["start a", "stop b"])
    #expect(
      bootstrapper.state
        == .stopping(.init(step: "b", phase: .services, finished: 0, total: 2)))
    gate.open()
    _ = await stop.value
    #expect(log.events == ["start a", "stop b", "stopped b", "stop a"])
  }
}
