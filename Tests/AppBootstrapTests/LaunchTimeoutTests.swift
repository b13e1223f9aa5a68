import AppBootstrap
import TestSupport
import Testing

/// What happens to a launch that takes longer than it may.
@MainActor @Suite(.timeLimit(.minutes(10))) struct LaunchTimeoutTests {
  private let log = Log()
  private let clock = ManualClock()
  private let began = Gate()
  private let gate = Gate()

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
        .gated("b", to: log, began: began, until: gate),
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
}
