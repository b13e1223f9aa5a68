import LifecycleKit
import Testing

/// One import has to give the types of all four modules, and with them their members.
///
/// The second half is what umbrellas made of type aliases fail at under member import visibility:
/// https://github.com/apple/swift-collections/issues/663
@MainActor
@Suite struct ReexportTests {
  @Test func `one import gives a class everything that the four modules have`() throws {
    let screen = withInitScope { Screen() }
    try screen.callRoutedMethod("open", typeKey: "Kind", typeValue: "File")
    #expect(screen.log == ["onInit", "afterInit", "once", "file"])
    #expect(screen.initialization.phase == .finished)
    #expect(screen.once.hasCalled("key"))
  }

  @Test func `one import starts an app`() throws {
    final class App: BootstrapApp {
      var screen: Screen?
      override func setupRootController() throws {
        try super.setupRootController()
        screen = Screen()
      }
    }
    let app = App()
    let bootstrapper = Bootstrapper(app)
    let report = try bootstrapper.launchSynchronously()
    #expect(report.entries.contains { $0.phase == .rootController })
    #expect(app.screen != nil)
    #expect(bootstrapper.state == .running)
  }
}

@MainActor
private final class Screen: MainActorInitializingObject, OnceCalling, MethodRouting {
  var log: [String] = []

  override func onInit() {
    super.onInit()
    log.append("onInit")
  }

  override func afterInit() {
    super.afterInit()
    log.append("afterInit")
    for _ in 1...2 { once.call("key") { log.append("once") } }
  }

  func openDependingOnKindFile() { log.append("file") }

  static let routes = RouteTable<Screen>(typeKeys: ["Kind"]) {
    MethodRoute("openDependingOnKindFile", to: Screen.openDependingOnKindFile)
  }
}
