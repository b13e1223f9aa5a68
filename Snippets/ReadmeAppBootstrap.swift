import AppBootstrap

final class App: BootstrapApp {
  override func setupAppearance() throws {
    try super.setupAppearance()
    print("appearance")
  }
}

let bootstrapper = Bootstrapper(
  App(),
  steps: [
    LaunchStep("database") {
      print("open the database")
    } stop: {
      print("close the database")
    },
    LaunchStep("cache", after: ["database"]) {
      print("fill the cache")
    } stop: {
      print("empty the cache")
    },
  ])
let report = try await bootstrapper.launch()
await bootstrapper.stop()
