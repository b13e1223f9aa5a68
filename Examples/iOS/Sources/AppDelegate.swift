import AppBootstrap
import UIKit

/// The app: its setups run before the first scene connects.
@main final class AppDelegate: BootstrapAppDelegate {
  override var appDefaults: [String: Any] { ["firstTransition": 0] }

  override func setupAppearance() throws { Journal.note("appearance") }
  override func setupRouting() throws {
    Journal.note("routing")
    try Palette.tryOut()
    Page.tryOut()
  }

  override func setupNetworking() throws { Journal.note("networking") }

  override var steps: [LaunchStep] {
    [
      LaunchStep("catalog") {
        try await Task.sleep(for: .milliseconds(200))
        Journal.note("catalog")
      }
    ]
  }

  override func launchDidFail(_ error: LaunchError) { Journal.note("\(error)") }
}
