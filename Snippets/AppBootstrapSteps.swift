// snippet.hide
import AppBootstrap

struct Database: Sendable {
  func open() async throws {}
  func close() async {}
}
struct Server: Sendable {
  func serve() async throws {}
}
@MainActor enum Theme {
  static func load() throws {}
}
let database = Database()
let server = Server()
// snippet.show
let steps = [
  LaunchStep("server", after: ["database"], run: { try await server.serve() }),
  LaunchStep("database", timeout: .seconds(5)) {
    try await database.open()
  } stop: {
    await database.close()
  },
  LaunchStep("theme", in: .appearance, after: ["setupAppearance"], isOptional: true) {
    try Theme.load()
  },
]
// snippet.hide
let bootstrapper = Bootstrapper(BootstrapApp(), steps: steps)
let report = try await bootstrapper.launch()
print(report.entries.map(\.name))
await bootstrapper.stop()

// snippet.show
do {
  let circle = [LaunchStep("a", after: ["b"]) {}, LaunchStep("b", after: ["a"]) {}]
  try await Bootstrapper(steps: circle).launch()
} catch {
  print(error)
}
