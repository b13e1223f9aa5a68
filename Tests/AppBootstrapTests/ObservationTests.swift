import AppBootstrap
import Observation
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct ObservationTests {
  private let log = Log()

  /// Calls back at each change of the state, while it changes.
  private func observe(
    _ bootstrapper: Bootstrapper, _ didChange: @escaping @MainActor () -> Void
  ) {
    withObservationTracking {
      _ = bootstrapper.state
    } onChange: {
      MainActor.assumeIsolated {
        didChange()
        self.observe(bootstrapper, didChange)
      }
    }
  }

  @Test func `each step at hand is a change of the state`() async throws {
    let bootstrapper = Bootstrapper(steps: [
      .logging("a", to: log), .plain("b", to: log), LaunchStep("c") {},
    ])
    var states: [Bootstrapper.State] = []
    observe(bootstrapper) { states.append(bootstrapper.state) }
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
      if changes == change { bootstrapper.requestStop() }
      changes += 1
    }
    let error = await failure(of: bootstrapper)
    await bootstrapper.stop()
    #expect(bootstrapper.state == .stopped)
    #expect(error == nil || error?.reason == .stopRequested)
    let starts = log.events.filter { $0.hasPrefix("start") }.map { $0.dropFirst("start ".count) }
    let stops = log.events.filter { $0.hasPrefix("stop") }.map { $0.dropFirst("stop ".count) }
    #expect(stops == starts.reversed())
  }
}
