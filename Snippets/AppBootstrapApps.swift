// snippet.hide
import AppBootstrap

final class NotesApp: BootstrapApp {}

let steps = [LaunchStep("store") { await Task.yield() }]

#if canImport(SwiftUI)
import SwiftUI

// snippet.show
struct LaunchGate<Content: View>: View {
  let bootstrapper: Bootstrapper
  @ViewBuilder let content: Content

  var body: some View {
    switch bootstrapper.state {
    case .idle, .stopping, .stopped:
      ProgressView()
    case .launching(let progress):
      ProgressView(progress.step, value: progress.fraction)
    case .running:
      content
    case .failed:
      Text(bootstrapper.failure.map { "\($0)" } ?? "")
    }
  }
}
// snippet.hide
#endif

#if canImport(UIKit) && !os(watchOS)
import UIKit

enum Network { static func configure() throws {} }
enum Store { static func open() async throws {} }
class HomeController: UIViewController {}

// snippet.show
class AppDelegate: BootstrapAppDelegate {
  override var appDefaults: [String: Any] { ["pageSize": 20] }
  override func setupNetworking() throws { try Network.configure() }
  override var steps: [LaunchStep] { [LaunchStep("store") { try await Store.open() }] }
}
// snippet.hide

// snippet.show
class SceneDelegate: BootstrapSceneDelegate {
  override func setupRootController() throws {
    window?.rootViewController = HomeController()
  }
}
// snippet.hide

// snippet.show
func logIn(in window: UIWindow) async {
  await window.setRootAsync(HomeController(), transition: .focusOut)
}
// snippet.hide
#endif

#if canImport(UIKit) && canImport(SwiftUI) && !os(watchOS)
// snippet.show
struct NotesMain: App {
  @UIApplicationDelegateAdaptor private var delegate: AppDelegate

  var body: some Scene {
    WindowGroup { LaunchGate(bootstrapper: delegate.bootstrapper) { Text("Notes") } }
  }
}
// snippet.hide
#endif

try await Bootstrapper(NotesApp(), steps: steps).launch()
