import AppBootstrap
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct BodyTests {
  private let log = Log()
  private let began = Gate()
  private let gate = Gate()

  /// A step whose body runs until it is cancelled.
  private func server(_ name: String) -> LaunchStep {
    let (log, began) = (log, began)
    return LaunchStep(
      name,
      run: {
        log.append("run \(name)")
        began.open()
        await untilCancelled()
        log.append("ran \(name)")
        try Task.checkCancellation()
      })
  }

  /// A step whose body fails when the gate opens.
  private func failing(_ name: String, isOptional: Bool = false) -> LaunchStep {
    let (began, gate) = (began, gate)
    return LaunchStep(
      name, isOptional: isOptional,
      run: {
        began.open()
        await gate.wait()
        throw Broken(name: name)
      })
  }

  @Test func `a body is cancelled and awaited in its place of the order`() async throws {
    let bootstrapper = Bootstrapper(steps: [
      .logging("a", to: log), server("server"), .logging("b", to: log),
    ])
    try await bootstrapper.launch()
    await began.wait()
    let report = await bootstrapper.stop()
    #expect(
      log.events.filter { $0 != "start b" } == [
        "start a", "run server", "stop b", "ran server", "stop a",
      ])
    #expect(report.entries.map(\.name) == ["b", "server", "a"])
    #expect(report.failures.isEmpty)
    #expect(bootstrapper.lateEntries.isEmpty)
  }

  @Test func `a body that fails stops the app, which says so`() async throws {
    let bootstrapper = Bootstrapper(steps: [.logging("a", to: log), failing("server")])
    try await bootstrapper.launch()
    await began.wait()
    gate.open()
    await bootstrapper.ended()
    #expect(bootstrapper.state == .failed)
    #expect(bootstrapper.failure?.reason == .stepFailed)
    #expect(bootstrapper.failure?.step == "server")
    #expect(bootstrapper.failure?.underlying as? Broken == Broken(name: "server"))
    #expect(bootstrapper.lateEntries.map(\.outcome) == [.failed])
    #expect(log.events == ["start a", "stop a"])
  }

  @Test func `a body that fails during the launch fails it`() async {
    let (log, gate) = (log, gate)
    let waiting = Gate()
    let bootstrapper = Bootstrapper(steps: [
      .logging("a", to: log), failing("server"),
      LaunchStep("slow") {
        waiting.open()
        gate.open()
        await untilCancelled()
        try Task.checkCancellation()
      },
    ])
    let error = await failure(of: bootstrapper)
    #expect(error?.reason == .stepFailed)
    #expect(error?.step == "server")
    #expect(error?.underlying as? Broken == Broken(name: "server"))
    #expect(log.events == ["start a", "stop a"])
  }

  @Test func `an optional body may fail`() async throws {
    let bootstrapper = Bootstrapper(steps: [failing("server", isOptional: true)])
    try await bootstrapper.launch()
    gate.open()
    await until { !bootstrapper.lateEntries.isEmpty }
    #expect(bootstrapper.state == .running)
    #expect(bootstrapper.lateEntries.first?.activity == .run)
    #expect(bootstrapper.lateEntries.first?.error as? Broken == Broken(name: "server"))
    #expect(await bootstrapper.stop().entries.isEmpty)
    #expect(bootstrapper.state == .stopped)
  }

  @Test func `a body that ends without an error has done its work`() async throws {
    let bootstrapper = Bootstrapper(steps: [LaunchStep("job", run: { await Task.yield() })])
    try await bootstrapper.launch()
    await until { !bootstrapper.lateEntries.isEmpty }
    #expect(bootstrapper.state == .running)
    #expect(bootstrapper.lateEntries.map(\.outcome) == [.done])
    #expect(await bootstrapper.stop().entries.isEmpty)
  }

  @Test func `an error of a body that was told to stop is a failure of its stop`() async throws {
    let began = began
    let bootstrapper = Bootstrapper(steps: [
      LaunchStep(
        "server",
        run: {
          began.open()
          await untilCancelled()
          throw Broken(name: "server")
        })
    ])
    try await bootstrapper.launch()
    await began.wait()
    let report = await bootstrapper.stop()
    #expect(report.failures.map(\.name) == ["server"])
    #expect(report.failures.first?.error as? Broken == Broken(name: "server"))
    #expect(bootstrapper.state == .stopped)
  }

  @Test func `a body that ignores cancellation is given up and named`() async throws {
    let (clock, began, gate) = (ManualClock(), began, gate)
    let bootstrapper = Bootstrapper(
      steps: [
        LaunchStep(
          "server",
          run: {
            began.open()
            await gate.wait()
          })
      ], stopTimeout: .seconds(1), clock: clock)
    try await bootstrapper.launch()
    await began.wait()
    let stop = Task { await bootstrapper.stop() }
    await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    #expect(await stop.value.failures.map(\.outcome) == [.givenUp])
    gate.open()
    await until { !bootstrapper.lateEntries.isEmpty }
    #expect(bootstrapper.lateEntries.map(\.activity) == [.stop])
  }

  @Test func `a body may ask for a stop and wait for its own end`() async throws {
    let log = log
    var bootstrapper: Bootstrapper?
    let made = Bootstrapper(steps: [
      .logging("a", to: log),
      LaunchStep(
        "job",
        run: {
          log.append("job")
          bootstrapper?.requestStop()
        }),
    ])
    bootstrapper = made
    try await made.launch()
    await made.ended()
    #expect(made.state == .stopped)
    #expect(log.events == ["start a", "job", "stop a"])
  }
}
