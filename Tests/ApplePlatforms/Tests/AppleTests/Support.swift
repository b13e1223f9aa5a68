import AppBootstrap
import Observation
import TestSupport
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

/// Values in the order in which they came, of which each can be waited for.
///
/// Unlike a continuation, the wait ends when the task is cancelled, and so with the time of a test.
final class Arrivals<Value: Sendable>: Sendable {
  private let log = EventLog<Value>()
  private let queue = AsyncStream<Value>.makeStream()

  /// All values so far.
  var all: [Value] { log.events }

  /// Adds a value at the end.
  func append(_ value: Value) {
    log.append(value)
    queue.continuation.yield(value)
  }

  /// Suspends until there is a value that hasn't been taken.
  ///
  /// - Returns: The value, or nil if the task was cancelled first.
  func next() async -> Value? { await queue.stream.first { _ in true } }
}

/// Suspends until a bootstrapper has a state.
///
/// - Returns: Whether it has; the task may be cancelled first.
@MainActor func reaches(_ state: Bootstrapper.State, _ bootstrapper: Bootstrapper?) async -> Bool {
  for await current in Observations({ bootstrapper?.state }) where current == state { return true }
  return false
}
