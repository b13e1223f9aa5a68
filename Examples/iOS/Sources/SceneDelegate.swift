import AppBootstrap
import UIKit

/// A scene: it makes its root when it connects.
final class SceneDelegate: BootstrapSceneDelegate {
  override func setupRootController() throws {
    let first = UserDefaults.standard.integer(forKey: "firstTransition")
    window?.rootViewController = StepController(number: first).inNavigation()
  }
}
