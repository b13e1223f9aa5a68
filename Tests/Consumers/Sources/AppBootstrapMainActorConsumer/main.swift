import AppBootstrap

class Window: LaunchWindow {
  var isKeyWindow = false
  func makeKeyAndVisible() { isKeyWindow = true }
}

class App: AppBootstrapping {
  let window = Window()
  var log: [String] = []
  var appDefaults: [String: Any] { ["consumer.pageSize": 20] }
  func setupAppearance() { log.append("appearance") }
  func setupRouting() { log.append("routing") }
  func setupNetworking() { log.append("networking") }
  func setupRootController() throws { log.append("root") }
  var launchWindow: (any LaunchWindow)? { window }
}

let app = App()
let report = try Bootstrapper(app).launchSynchronously()
precondition(app.log == ["appearance", "routing", "networking", "root"])
precondition(app.window.isKeyWindow)
precondition(report.entries.count == 6)
