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

// snippet.show
class AppDelegate: UIResponder, UIApplicationDelegate {
  let bootstrapper = Bootstrapper(NotesApp(), steps: steps)

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    do {
      try bootstrapper.launchSynchronously(through: .window)
    } catch {
      return false
    }
    Task { try await bootstrapper.launch() }
    return true
  }
}
// snippet.hide
#endif

try await Bootstrapper(NotesApp(), steps: steps).launch()
