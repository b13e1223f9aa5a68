import AppBootstrap
import Observation
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct ObservationTests {
  private let log = Log()

  /// Calls back at each change of the state, while it changes.
  private func observe(
    _ bootstrapper: Bootstrapper, _ didChange: @escaping @MainActor (Bootstrapper) -> Void
  ) {
    withObservationTracking {
      _ = bootstrapper.state
    } onChange: { [weak bootstrapper] in
      // Weak, since the bootstrapper keeps this for a change that may never come.
      MainActor.assumeIsolated {
        guard let bootstrapper else { return }
        didChange(bootstrapper)
        self.observe(bootstrapper, didChange)
      }
    }
  }

  /// What was started has been stopped in reverse.
  private func expectUnwound() {
    let starts = log.events.filter { $0.hasPrefix("start") }.map { $0.dropFirst("start ".count) }
    let stops = log.events.filter { $0.hasPrefix("stop") }.map { $0.dropFirst("stop ".count) }
    #expect(stops == starts.reversed())
  }

  @Test func `each step at hand is a change of the state`() async throws {
    let bootstrapper = Bootstrapper(steps: [
      .logging("a", to: log), .plain("b", to: log), LaunchStep("c") {},
    ])
    var states: [Bootstrapper.State] = []
    observe(bootstrapper) { states.append($0.state) }
    try await bootstrapper.launch()
    await bootstrapper.stop()
    // What is seen in a change is the state before it.
    let names = states.map { state in
      switch state {
      case .launching(let progress): "\(progress.finished) of \(progress.total): \(progress.step)"
      case .stopping(let progress): "\(progress.finished) of \(progress.total): \(progress.step)"
      default: "\(state)"
      }
    }
    #expect(
      names == [
        "idle", "0 of 3: a", "1 of 3: b", "2 of 3: c", "running", "0 of 2: b", "1 of 2: a",
      ])
    #expect(bootstrapper.state == .stopped)
  }

  @Test(arguments: 0..<6)
  func `a stop that is asked for in any change of the state is carried out`(
    change: Int
  ) async throws {
    // Without a limit for stopping: on a machine that is busy for as long, it would be a fair end.
    let steps: [LaunchStep] = [
      .logging("a", to: log), .plain("b", to: log), .logging("c", to: log),
    ]
    let bootstrapper = Bootstrapper(steps: steps, stopTimeout: nil)
    var changes = 0
    observe(bootstrapper) {
      if changes == change { $0.requestStop() }
      changes += 1
    }
    let error = await failure(of: bootstrapper)
    await bootstrapper.stop()
    #expect(bootstrapper.state == .stopped)
    #expect(error == nil || error?.reason == .stopRequested)
    expectUnwound()
  }

  // Nothing has to be stopped, so the end comes while the state is still changing to what was before it.
  @Test(arguments: 0..<2)
  func `a stop that is asked for as nothing runs is seen as the end`(steps: Int) async {
    let bootstrapper = Bootstrapper(
      steps: (0..<steps).map { .plain("\($0)", to: log, isOptional: true, failing: true) })
    observe(bootstrapper) { changing in
      // The launch has ended, and this is the change to running.
      if self.log.count == steps, changing.state != .running { changing.requestStop() }
    }
    _ = await failure(of: bootstrapper)
    await bootstrapper.stop()
    #expect(bootstrapper.state == .stopped)
  }

  @Test(arguments: [false, true])
  func `a stop that is asked for as a launch is half done unwinds`(isFirst: Bool) async {
    let steps: [LaunchStep] = isFirst ? [] : [.plain("root", to: log, in: .rootController)]
    let bootstrapper = Bootstrapper(
      steps: steps + [.plain("service", to: log)], stopTimeout: nil)
    observe(bootstrapper) {
      // The change to the step that is left to the second half.
      if self.log.count == steps.count { $0.requestStop() }
    }
    let error = #expect(throws: LaunchError.self) {
      try bootstrapper.launchSynchronously(through: .window)
    }
    #expect(error?.reason == .stopRequested)
    #expect(log.events == (isFirst ? [] : ["start root", "stop root"]))
    #expect(bootstrapper.state == .stopped)
    #expect(await failure(of: bootstrapper)?.reason == .launchedBefore)
    #expect(log.events == (isFirst ? [] : ["start root", "stop root"]))
  }

  @Test(arguments: [false, true])
  func `a body that fails is the cause even if that is answered by a stop`(
    isOptional: Bool
  ) async throws {
    let gate = Gate()
    let bootstrapper = Bootstrapper(
      steps: [
        .logging("a", to: log),
        LaunchStep(
          "body", isOptional: isOptional,
          run: {
            await gate.wait()
            throw Broken(name: "body")
          }),
      ], stopTimeout: nil)
    try await bootstrapper.launch()
    withObservationTracking {
      _ = bootstrapper.lateEntries
    } onChange: { [weak bootstrapper] in
      MainActor.assumeIsolated { bootstrapper?.requestStop() }
    }
    gate.open()
    await bootstrapper.ended()
    #expect(bootstrapper.state == (isOptional ? .stopped : .failed))
    let cause = isOptional ? nil : Broken(name: "body")
    #expect(bootstrapper.failure?.step == cause?.name)
    #expect(bootstrapper.failure?.underlying as? Broken == cause)
    #expect(bootstrapper.lateEntries.map(\.name) == ["body"])
    expectUnwound()
  }

  @Test(arguments: 0..<5)
  func `a cancellation in any change of the state is carried out`(change: Int) async throws {
    let steps = (0..<4).map { LaunchStep.logging("\($0)", to: log) }
    let bootstrapper = Bootstrapper(steps: steps, stopTimeout: nil)
    var launch: Task<LaunchError?, Never>?
    var changes = 0
    observe(bootstrapper) { _ in
      if changes == change { launch?.cancel() }
      changes += 1
    }
    launch = Task { await failure(of: bootstrapper) }
    let error = await launch?.value
    launch = nil
    // The word of it takes a turn, in which the launch may have come to its end.
    #expect(error?.reason == (change < 4 ? .cancelled : error?.reason))
    if error != nil {
      #expect(bootstrapper.state == .failed)
    } else {
      #expect(bootstrapper.state == .running)
      await bootstrapper.stop()
    }
    // The step at hand may end; no other one begins.
    #expect(log.events.count { $0.hasPrefix("start") } <= change + 2)
    expectUnwound()
  }
}
