// snippet.hide
import AppBootstrap

@MainActor enum Store {
  static func open() async throws { print("open the store") }
  static func close() async { print("close the store") }
}
@MainActor enum Search {
  static func index() { print("index the store") }
}
// snippet.show
final class NotesApp: BootstrapApp {
  override var appDefaults: [String: Any] { ["pageSize": 20] }
  override func setupAppearance() throws { print("set the tint") }
}

let steps = [
  LaunchStep("search", after: ["store"]) { Search.index() },
  LaunchStep("store", timeout: .seconds(5)) {
    try await Store.open()
  } stop: {
    await Store.close()
  },
]
let bootstrapper = Bootstrapper(NotesApp(), steps: steps)
try await bootstrapper.launch()
await bootstrapper.stop()
