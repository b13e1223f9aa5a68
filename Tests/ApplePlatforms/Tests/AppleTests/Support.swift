import AppBootstrap
import Testing
import UIKit

/// All tests here, one after the other, since the stand-ins have one state for the process.
@Suite(.serialized, .timeLimit(.minutes(10))) enum ApplePlatforms {}

/// A controller that can be told apart in the log.
@MainActor final class Screen: UIViewController {
  convenience init(_ title: String) {
    self.init()
    self.title = title
  }
}

/// A window in a scene that can be seen.
@MainActor func makeWindow(root: UIViewController?) -> UIWindow {
  let scene = UIWindowScene()
  let window = UIWindow(windowScene: scene)
  window.rootViewController = root
  window.makeKeyAndVisible()
  // Windows don't keep their scenes, which UIKit does.
  scenes.append(scene)
  return window
}

@MainActor private var scenes: [UIWindowScene] = []

/// Events in the order in which they happened.
@MainActor final class Events {
  var all: [String] = []
}

/// Suspends until a condition holds, or throws when the time of the test is spent.
@MainActor func until(_ condition: () -> Bool) async throws {
  while !condition() { try await Task.sleep(for: .milliseconds(1)) }
}
