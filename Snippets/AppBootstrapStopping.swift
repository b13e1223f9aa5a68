// snippet.hide
import AppBootstrap

@MainActor struct Service {
  static let steps = [
    LaunchStep("store", start: {}, stop: {}), LaunchStep("idle", run: { await Task.yield() }),
  ]

  static func serve() async throws {
    // snippet.show
    let bootstrapper = Bootstrapper(
      steps: steps, launchTimeout: .seconds(15), stopTimeout: .seconds(10))
    do {
      let report = try await bootstrapper.run(stoppingOn: [.terminate, .interrupt])
      for failure in report.failures { print(failure) }
    } catch {
      // Asked to stop before all had started: what had is stopped, and nothing has failed.
      guard error.reason == .stopRequested else { throw error }
    }
    // snippet.hide
  }

  static func stopByHand() async throws {
    let bootstrapper = Bootstrapper(steps: steps)
    try await bootstrapper.launch()
    // snippet.show
    bootstrapper.requestStop()  // returns at once
    let report = await bootstrapper.stop()  // returns when all has stopped
    if !report.failures.isEmpty { print(report) }
    // snippet.hide
  }
}

try await Service.stopByHand()
