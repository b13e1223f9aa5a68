import AppBootstrap
import TestSupport
import Testing

/// What is kept alive, and for how long.
@MainActor @Suite(.timeLimit(.minutes(10))) struct LifetimeTests {
  private let log = Log()

  @Test func `nothing keeps a bootstrapper alive that has stopped or was never launched`()
    async throws
  {
    weak var stopped: Bootstrapper?
    weak var idle: Bootstrapper?
    weak var app: BootstrapApp?
    do {
      let made = BootstrapApp()
      app = made
      let bootstrapper = Bootstrapper(
        made,
        steps: [
          .logging("a", to: log), LaunchStep("b", timeout: .seconds(60)) { await Task.yield() },
          LaunchStep("c", run: { await untilCancelled() }),
        ], launchTimeout: .seconds(60), clock: ManualClock())
      stopped = bootstrapper
      let unused = Bootstrapper(steps: [.logging("a", to: log)])
      idle = unused
      try await bootstrapper.launch()
      await bootstrapper.stop()
    }
    await until { stopped == nil && app == nil }
    #expect(idle == nil)
  }

  /// All ways in which a launch, or an app, can come to its end.
  enum End: CaseIterable {
    case stopped, stoppedBefore, stoppedMeanwhile, stoppedBetweenHalves
    case failed, failedSynchronously, bodyFailed, cancelled, refused
    case stepTimedOut, stepTimedOutAndFailed, optionalStepTimedOut, launchTimedOut, stopTimedOut
  }

  @Test(arguments: End.allCases)
  func `steps that hold their bootstrapper are let go of when all is over`(end: End) async {
    weak var owner: Owner?
    do {
      let made = Owner()
      owner = made
      await made.reach(end)
    }
    await until { owner == nil }
  }

  /// What a step holds, and what asks for a stop and another launch when it goes.
  private final class Asker: Sendable {
    private let box: StopBox
    private let log: Log

    init(_ box: StopBox, _ log: Log) { (self.box, self.log) = (box, log) }

    deinit {
      MainActor.assumeIsolated { [box, log] in
        box.bootstrapper?.requestStop()
        do throws(LaunchError) {
          _ = try box.bootstrapper?.launchSynchronously()
        } catch {
          log.append("\(error.reason)")
        }
      }
    }
  }

  // The bootstrapper is in the middle of letting go of it.
  @Test(arguments: [false, true])
  func `what a step holds may use the bootstrapper as it goes`(isRefused: Bool) async {
    let (box, log) = (StopBox(), log)
    func make() -> [LaunchStep] {
      let asker = Asker(box, log)
      return [
        LaunchStep("a", in: .routing, after: isRefused ? ["b"] : [], start: { _ = asker }),
        LaunchStep("last") {},
      ]
    }
    let made = Bootstrapper(steps: make())
    box.bootstrapper = made
    _ = try? made.launchSynchronously(through: .routing)
    await made.stop()
    #expect(log.events == [isRefused ? "launchedBefore" : "stopRequested"])
    #expect(made.state == (isRefused ? .failed : .stopped))
    #expect(made.failure?.reason == (isRefused ? .invalidPlan : .stopRequested))
  }

  @Test func `a start that was given up is kept until it ends`() async {
    weak var owner: Owner?
    let gate = Gate()
    do {
      let made = Owner()
      owner = made
      made.gate = gate
      await made.reach(.stepTimedOut, opening: false)
    }
    for _ in 0..<10 { await Task.yield() }
    #expect(owner?.bootstrapper?.state == .failed)
    gate.open()
    await until { owner == nil }
  }
}

/// What the steps of a bootstrapper use, and what holds it, as an object for the app does.
@MainActor private final class Owner {
  var bootstrapper: Bootstrapper?
  var gate = Gate()
  private let clock = ManualClock()
  private let began = Gate()
  private let stopGate = Gate()
  private let stopping = Gate()
  private var uses = 0

  func reach(_ end: LifetimeTests.End, opening: Bool = true) async {
    let made = Bootstrapper(
      steps: end == .failedSynchronously || end == .stoppedBetweenHalves
        ? synchronousSteps(for: end) : steps(for: end),
      launchTimeout: .seconds(20), stopTimeout: .seconds(30), clock: clock)
    bootstrapper = made
    await run(made, to: end)
    if opening { gate.open() }
    stopGate.open()
  }

  private func use() { uses += 1 }

  private func synchronousSteps(for end: LifetimeTests.End) -> [LaunchStep] {
    [
      LaunchStep("look", in: .appearance, start: { self.use() }, stop: { self.use() }),
      LaunchStep("service") {
        self.use()
        throw Broken()
      },
    ]
  }

  private func steps(for end: LifetimeTests.End) -> [LaunchStep] {
    let hasTimeout = [.stepTimedOut, .stepTimedOutAndFailed, .optionalStepTimedOut].contains(end)
    return [
      LaunchStep("plain", after: end == .refused ? ["gone"] : []) {
        self.use()
      } stop: {
        self.use()
        guard end == .stopTimedOut else { return }
        self.stopping.open()
        await self.stopGate.wait()
      },
      LaunchStep(
        "body",
        run: {
          self.use()
          if end == .bodyFailed { await self.gate.wait() }
          if end == .bodyFailed { throw Broken() }
          await untilCancelled()
          try Task.checkCancellation()
        }),
      LaunchStep(
        "gated", timeout: hasTimeout ? .seconds(10) : nil, isOptional: end == .optionalStepTimedOut
      ) {
        self.began.open()
        if end != .bodyFailed { await self.gate.wait() }
        if end == .failed || end == .stepTimedOutAndFailed { throw Broken() }
      } stop: {
        self.use()
      },
    ]
  }

  private func run(_ bootstrapper: Bootstrapper, to end: LifetimeTests.End) async {
    switch end {
    case .stopped, .stopTimedOut, .failed: gate.open()
    case .stoppedBefore: bootstrapper.requestStop()
    case .failedSynchronously:
      #expect(throws: LaunchError.self) { try bootstrapper.launchSynchronously() }
      return
    case .stoppedBetweenHalves:
      #expect(throws: Never.self) { try bootstrapper.launchSynchronously(through: .window) }
      bootstrapper.requestStop()
    default: break
    }
    let launch = Task { await failure(of: bootstrapper) }
    switch end {
    case .cancelled, .stoppedMeanwhile:
      await began.wait()
      if end == .cancelled { launch.cancel() } else { bootstrapper.requestStop() }
      await until { bootstrapper.isAborting }
      gate.open()
    case .stepTimedOut, .stepTimedOutAndFailed, .optionalStepTimedOut:
      await began.wait()
      await clock.sleepers(2)
      clock.advance(by: .seconds(10))
    case .launchTimedOut:
      await began.wait()
      await clock.sleepers(1)
      clock.advance(by: .seconds(20))
    default: break
    }
    let error = await launch.value
    switch end {
    case .stopped: await bootstrapper.stop()
    case .optionalStepTimedOut:
      gate.open()
      await until { bootstrapper.lateEntries.count == 2 }
      await bootstrapper.stop()
    case .bodyFailed:
      gate.open()
      await bootstrapper.ended()
    case .stopTimedOut:
      let stop = Task { await bootstrapper.stop() }
      await stopping.wait()
      await clock.sleepers(1)
      clock.advance(by: .seconds(30))
      _ = await stop.value
    default: #expect(error != nil)
    }
  }
}
