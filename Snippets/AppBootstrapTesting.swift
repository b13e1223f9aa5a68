// snippet.hide
import AppBootstrap

@MainActor final class NotesApp: AppBootstrapping {
  var window: (any LaunchWindow)?
  var appDefaults: [String: Any] { [:] }
  func setupAppearance() throws {}
  func setupRouting() throws {}
  func setupNetworking() throws {}
  func setupRootController() throws {}
  var launchWindow: (any LaunchWindow)? { window }
}
struct NoDisk: Error {}
func expect(_ condition: Bool) { precondition(condition) }
// snippet.show
final class FakeWindow: LaunchWindow {
  private(set) var isKeyWindow = false
  func makeKeyAndVisible() { isKeyWindow = true }
}

@MainActor func theLaunchShowsTheWindow() throws {
  let app = NotesApp()
  let window = FakeWindow()
  app.window = window
  let report = try Bootstrapper(app).launchSynchronously()
  expect(window.isKeyWindow)
  expect(report.entries.allSatisfy { $0.error == nil })
}

@MainActor func aFullDiskFailsTheLaunchAndNamesTheStep() async {
  let full = LaunchStep("database") { throw NoDisk() }
  do {
    try await Bootstrapper(NotesApp(), steps: [full]).launch()
    expect(false)
  } catch {
    expect(error.step == "database" && error.underlying is NoDisk)
  }
}
// snippet.hide
try theLaunchShowsTheWindow()
await aFullDiskFailsTheLaunchAndNamesTheStep()
