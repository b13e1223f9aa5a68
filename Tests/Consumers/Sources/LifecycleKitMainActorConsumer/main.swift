import LifecycleKit

final class Screen: MainActorInitializingObject, OnceCalling, MethodRouting {
  var log: [String] = []
  override func afterInit() {
    super.afterInit()
    once.call { log.append("once") }
    once.call { log.append("never") }
  }
  func openDependingOnKindFile() { log.append("file") }
  static let routes = RouteTable<Screen>(typeKeys: ["Kind"]) {
    MethodRoute("openDependingOnKindFile", to: Screen.openDependingOnKindFile)
  }
}

final class App: BootstrapApp {
  var screen: Screen?
  override func setupRootController() throws {
    try super.setupRootController()
    screen = withInitScope { Screen() }
  }
}

let app = App()
_ = try Bootstrapper(app).launchSynchronously()
try app.screen?.callRoutedMethod("open", typeKey: "Kind", typeValue: "File")
precondition(app.screen?.log == ["once", "file"])
