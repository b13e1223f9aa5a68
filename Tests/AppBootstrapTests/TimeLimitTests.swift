import AppBootstrap
import Foundation
import TestSupport
import Testing

/// Limits of time that are as short, or as long, as can be.
@MainActor @Suite(.timeLimit(.minutes(10))) struct TimeLimitTests {
  private let log = Log()
  private let clock = ManualClock()
  private let gate = Gate()

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func `without any time nothing is waited for`(time: Duration) async throws {
    let (gate, log) = (gate, log)
    let stuck = Bootstrapper(
      steps: [.plain("a", to: log), .gated("b", to: log, until: gate, timeout: time)],
      clock: clock)
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
        await untilCancelled()
        throw CancellationError()
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
}
