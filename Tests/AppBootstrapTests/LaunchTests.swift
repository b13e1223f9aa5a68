import AppBootstrap
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct LaunchTests {
  private let log = Log()

  @Test func `dependencies start first and stop last`() async throws {
    let bootstrapper = Bootstrapper(steps: [
      .logging("cache", to: log, after: ["database"]), .logging("database", to: log),
    ])
    try await bootstrapper.launch()
    #expect(bootstrapper.state == .running)
    // Scenario 12, https://github.com/vapor/vapor/pull/2583
    let report = await bootstrapper.stop()
    #expect(log.events == ["start database", "start cache", "stop cache", "stop database"])
    #expect(report.entries.map(\.name) == ["cache", "database"])
    #expect(report.failures.isEmpty)
    #expect(bootstrapper.state == .stopped)
    #expect(bootstrapper.failure == nil)
  }

  // Scenario 1, https://github.com/swift-server/swift-service-lifecycle/pull/107
  // and https://github.com/spring-projects/spring-framework/issues/35964
  @Test(arguments: [false, true])
  func `a failing step stops what had started and nothing else`(isPlain: Bool) async {
    let step =
      isPlain
      ? LaunchStep.plain
      : { name, log, phase, after, isOptional, failing in
        .logging(name, to: log, in: phase, after: after, isOptional: isOptional, failing: failing)
      }
    let bootstrapper = Bootstrapper(steps: [
      step("a", log, .services, [], false, false), step("b", log, .services, [], false, false),
      step("c", log, .services, [], false, true), step("d", log, .services, [], false, false),
    ])
    let error = await failure(of: bootstrapper)
    #expect(log.events == ["start a", "start b", "start c", "stop b", "stop a"])
    #expect(error?.reason == .stepFailed)
    #expect(error?.step == "c")
    #expect(error?.phase == .services)
    #expect(error?.underlying as? Broken == Broken(name: "c"))
    #expect(error?.report.entries.map(\.outcome) == [.done, .done, .failed, .notReached])
    #expect(bootstrapper.state == .failed)
    #expect(bootstrapper.failure?.step == "c")
  }

  @Test func `a failing synchronous launch is undone before it throws`() {
    let bootstrapper = Bootstrapper(steps: [
      .plain("a", to: log), .plain("b", to: log), .plain("c", to: log, failing: true),
    ])
    let error = #expect(throws: LaunchError.self) { try bootstrapper.launchSynchronously() }
    #expect(log.events == ["start a", "start b", "start c", "stop b", "stop a"])
    #expect(error?.unwinding.entries.map(\.name) == ["b", "a"])
  }

  // Scenario 22, https://github.com/swift-server/swift-service-lifecycle/pull/152
  @Test func `errors of unwinding are attached in order and do not hide the first`() async {
    let bootstrapper = Bootstrapper(steps: [
      .logging("a", to: log, failingToStop: true), .logging("b", to: log),
      .logging("c", to: log, failingToStop: true), .logging("d", to: log, failing: true),
    ])
    let error = await failure(of: bootstrapper)
    #expect(error?.underlying as? Broken == Broken(name: "d"))
    #expect(error?.unwinding.failures.map(\.name) == ["c", "a"])
    #expect(error?.unwinding.failures.first?.error as? Broken == Broken(name: "stop c"))
    #expect(error?.unwinding.entries.map(\.name) == ["c", "b", "a"])
    #expect(
      error.map { "\($0)" } == """
        The launch step “d” in phase services failed: Broken(name: "d") The stop of “c” failed: \
        Broken(name: "stop c") The stop of “a” failed: Broken(name: "stop a")
        """)
  }

  // Scenario 21, https://github.com/aspnet/Hosting/issues/1151
  @Test func `an optional step fails without failing the launch`() async throws {
    let bootstrapper = Bootstrapper(steps: [
      .logging("a", to: log), .logging("b", to: log, isOptional: true, failing: true),
      .logging("c", to: log, after: ["b"]),
    ])
    let report = try await bootstrapper.launch()
    #expect(report.entries.map(\.outcome) == [.done, .failed, .done])
    #expect(report.entries[1].error as? Broken == Broken(name: "b"))
    await bootstrapper.stop()
    #expect(log.events == ["start a", "start b", "start c", "stop c", "stop a"])
  }

  // Scenario 16, https://github.com/vapor/vapor/pull/3195
  @Test func `a second launch is refused while launching and ever after`() async throws {
    let began = Gate()
    let gate = Gate()
    let bootstrapper = Bootstrapper(steps: [.gated("a", to: log, began: began, until: gate)])
    let first = Task { try await bootstrapper.launch() }
    await began.wait()
    #expect(await failure(of: bootstrapper)?.reason == .launchedBefore)
    gate.open()
    _ = try await first.value
    #expect(await failure(of: bootstrapper)?.reason == .launchedBefore)
    let error = #expect(throws: LaunchError.self) { try bootstrapper.launchSynchronously() }
    #expect(error?.description.contains("launched before") == true)
    await bootstrapper.stop()
    #expect(await failure(of: bootstrapper)?.reason == .launchedBefore)
    #expect(log.events == ["start a", "started a", "stop a"])
  }

  @Test func `a mistake in the plan is found before anything runs`() async {
    let bootstrapper = Bootstrapper(steps: [
      .logging("a", to: log), .logging("b", to: log, after: ["gone"]),
    ])
    let error = await failure(of: bootstrapper)
    #expect(error?.reason == .invalidPlan)
    #expect(error?.step == "b")
    #expect((error?.underlying as? LaunchPlanError)?.path == ["gone"])
    #expect(log.events.isEmpty)
    #expect(bootstrapper.state == .failed)
    await bootstrapper.stop()
    #expect(bootstrapper.state == .failed)
  }

  @Test(arguments: [
    LaunchStep("late") { await Task.yield() },
    LaunchStep("late", start: {}, stop: { await Task.yield() }),
    LaunchStep("late", run: { await Task.yield() }),
  ])
  func `a synchronous launch refuses asynchronous steps before anything runs`(
    step: LaunchStep
  ) async throws {
    let bootstrapper = Bootstrapper(steps: [.plain("a", to: log), step])
    let error = #expect(throws: LaunchError.self) { try bootstrapper.launchSynchronously() }
    #expect(error?.reason == .notSynchronous)
    #expect(error?.step == "late")
    #expect(log.events.isEmpty)
    #expect(bootstrapper.state == .idle)
    try await bootstrapper.launch()
    await bootstrapper.stop()
    #expect(log.events == ["start a", "stop a"])
  }

  @Test func `no steps are launched and stopped`() async throws {
    let bootstrapper = Bootstrapper(steps: [])
    #expect(try await bootstrapper.launch().entries.isEmpty)
    #expect(bootstrapper.state == .running)
    #expect(await bootstrapper.stop().entries.isEmpty)
    #expect(bootstrapper.state == .stopped)
  }

  @Test func `the state shows each step at hand`() async throws {
    let began = Gate()
    let gate = Gate()
    let bootstrapper = Bootstrapper(steps: [
      .logging("a", to: log), .gated("b", to: log, began: began, until: gate),
    ])
    #expect(bootstrapper.state == .idle)
    let launch = Task { try await bootstrapper.launch() }
    await began.wait()
    guard case .launching(let progress) = bootstrapper.state else {
      Issue.record("\(bootstrapper.state)")
      return
    }
    #expect(progress.step == "b")
    #expect(progress.phase == .services)
    #expect(progress.finished == 1 && progress.total == 2 && progress.fraction == 0.5)
    gate.open()
    _ = try await launch.value
    #expect(bootstrapper.state == .running)
  }

  @Test(arguments: [false, true])
  func `synchronous steps make room for a stop and for a cancellation`(cancels: Bool) async {
    let (clock, log) = (ManualClock(), log)
    var launch: Task<LaunchError?, Never>?
    var bootstrapper: Bootstrapper?
    let steps = (0..<10).map { number in
      LaunchStep(
        "\(number)",
        start: {
          clock.advance(by: .milliseconds(20))
          guard number == 0 else { return }
          // As from another thread: it comes when the main actor is free.
          Task { if cancels { launch?.cancel() } else { bootstrapper?.requestStop() } }
        }, stop: { log.append("stop \(number)") })
    }
    let made = Bootstrapper(steps: steps, clock: clock)
    bootstrapper = made
    launch = Task { await failure(of: made) }
    let error = await launch?.value
    #expect(error?.reason == (cancels ? .cancelled : .stopRequested))
    #expect(made.state == (cancels ? .failed : .stopped))
    // A cancellation is told by a task of its own, which comes a turn later.
    let entries = error?.report.entries ?? []
    let started = entries.count { $0.outcome == .done }
    #expect(started <= (cancels ? 3 : 1))
    #expect(entries.dropFirst(started).allSatisfy { $0.outcome == .notReached })
    #expect(log.events == (0..<started).reversed().map { "stop \($0)" })
    launch = nil
  }

  @Test func `short synchronous steps make room as well, and a late time limit is seen`() async {
    let clock = ManualClock()
    let steps = (0..<100).map { LaunchStep("\($0)") { clock.advance(by: .milliseconds(1)) } }
    let bootstrapper = Bootstrapper(steps: steps, clock: clock)
    var seen: Set<Bootstrapper.State> = []
    let launch = Task { try await bootstrapper.launch() }
    while bootstrapper.state != .running {
      seen.insert(bootstrapper.state)
      await Task.yield()
    }
    #expect(seen.count > 5, "others have seen the progress")
    _ = try? await launch.value
    await bootstrapper.stop()
  }

  @Test func `ten thousand steps start and stop`() async throws {
    let log = log
    let steps = (0..<10_000).map { number in
      number % 2 == 0
        ? LaunchStep.plain("\(number)", to: log) : .logging("\(number)", to: log)
    }
    let bootstrapper = Bootstrapper(steps: steps)
    #expect(try await bootstrapper.launch().entries.count == 10_000)
    #expect(await bootstrapper.stop().entries.count == 10_000)
    #expect(log.count == 20_000)
  }

  @Test func `of many launches at once one is a success`() async {
    let bootstrapper = Bootstrapper(steps: [.logging("a", to: log), .logging("b", to: log)])
    let reasons = await withTaskGroup(of: LaunchError.Reason?.self) { group in
      for _ in 0..<100 { group.addTask { await failure(of: bootstrapper)?.reason } }
      var reasons: [LaunchError.Reason?] = []
      for await reason in group { reasons.append(reason) }
      return reasons
    }
    #expect(reasons.count { $0 == nil } == 1)
    #expect(reasons.count { $0 == .launchedBefore } == 99)
    #expect(log.events == ["start a", "start b"])
  }

  @Test func `a step that launches its own bootstrapper gets an error and no deadlock`() async {
    var bootstrapper: Bootstrapper?
    let made = Bootstrapper(steps: [LaunchStep("a") { try await bootstrapper?.launch() }])
    bootstrapper = made
    let error = await failure(of: made)
    #expect(error?.step == "a")
    #expect((error?.underlying as? LaunchError)?.reason == .launchedBefore)
    bootstrapper = nil
  }
}
