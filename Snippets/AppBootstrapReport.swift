// snippet.hide
import AppBootstrap
import Foundation

let bootstrapper = Bootstrapper(
  BootstrapApp(), steps: [LaunchStep("database", start: {}, stop: {})])
// snippet.show
let report = try await bootstrapper.launch()
print(report)
for phase in report.phases where phase.duration > .milliseconds(100) {
  print("\(phase.phase) takes long: \(phase.duration)")
}
// snippet.hide
let directory = FileManager.default.temporaryDirectory
// snippet.show
let url = directory.appending(path: "launch.json")
try report.traceJSON().write(to: url, atomically: true, encoding: .utf8)
// snippet.hide
try FileManager.default.removeItem(at: url)
await bootstrapper.stop()
