// snippet.hide
import AppBootstrap

@MainActor enum Routes {
  static func register() {}
}
@MainActor final class MainWindow: LaunchWindow {
  var isKeyWindow = false
  func makeKeyAndVisible() { isKeyWindow = true }
}
// snippet.show
final class ExampleApp: BootstrapApp {
  let window = MainWindow()

  override var appDefaults: [String: Any] { ["pageSize": 20] }
  override func setupRouting() throws { Routes.register() }
  override var launchWindow: (any LaunchWindow)? { window }
}
// snippet.hide
let app = ExampleApp()
try Bootstrapper(app).launchSynchronously()
