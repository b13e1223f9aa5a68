import AppBootstrap

@MainActor final class App: BootstrapApp {
  var isReady = false
  override func setupRootController() throws {
    try super.setupRootController()
    isReady = true
  }
}

@MainActor final class Recorder {
  var log: [String] = []
}

let recorder = Recorder()
let app = App()
let bootstrapper = Bootstrapper(
  app,
  steps: [
    LaunchStep("cache", after: ["database"]) {
      recorder.log.append("start cache")
    } stop: {
      recorder.log.append("stop cache")
    },
    LaunchStep("database") {
      recorder.log.append("start database")
    } stop: {
      recorder.log.append("stop database")
    },
  ])
let report = try await bootstrapper.launch()
precondition(app.isReady && report.entries.contains { $0.name == "cache" })
await bootstrapper.stop()
precondition(recorder.log == ["start database", "start cache", "stop cache", "stop database"])
