import LifecycleKit

// snippet.show
struct Migration {
  var once = Once.process
  func run() { once.call("migrate") { print("migrating") } }
}

let once = Once()
Migration(once: once).run()
precondition(once.hasCalled("migrate"))
// snippet.hide

class Button: InitializingObject {
  var title = ""
  var label = ""
  override func afterInit() {
    super.afterInit()
    label = "[\(title)]"
  }
}

// snippet.show
let button = withInitScope {
  let button = Button()
  button.title = "Send"
  return button
}
precondition(button.label == "[Send]")
// snippet.hide

// snippet.show
InitDiagnostics.withHandler { report in
  preconditionFailure(report.description)
} perform: {
  withInitScope { _ = Button() }
}
// snippet.hide

final class Painter: MethodRouting {
  func paintDependingOnColorRed() {}
  func paintDependingOnColorBlue() {}

  static let routes = RouteTable<Painter>(typeKeys: ["Color"]) {
    MethodRoute("paintDependingOnColorRed", to: Painter.paintDependingOnColorRed)
    MethodRoute("paintDependingOnColorBlue", to: Painter.paintDependingOnColorBlue)
  }
}

// snippet.show
enum Color: String, CaseIterable {
  case red = "Red"
  case blue = "Blue"
}
try Painter.routes.requireExhaustive(over: Color.self)
// snippet.hide

// snippet.show
final class FakeWindow: LaunchWindow {
  var isKeyWindow = false
  func makeKeyAndVisible() { isKeyWindow = true }
}

final class App: BootstrapApp {
  let window = FakeWindow()
  override var launchWindow: (any LaunchWindow)? { window }
}

let app = App()
let report = try Bootstrapper(app).launchSynchronously()
precondition(app.window.isKeyWindow)
precondition(report.entries.map(\.name).contains("setupRootController"))
