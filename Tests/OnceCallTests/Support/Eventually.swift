import Foundation
import OnceCall

/// Waits on this thread until others have brought something about.
///
/// - Returns: Whether it came about within the time that a hang would take.
@discardableResult
func eventually(_ condition: () -> Bool) -> Bool {
  let deadline = Date(timeIntervalSinceNow: 200)
  while !condition() {
    guard Date() < deadline else { return false }
    sched_yield()
  }
  return true
}

/// Waits in this task until others have brought something about.
///
/// - Returns: Whether it came about within the time that a hang would take.
@discardableResult
func eventuallyAsync(_ condition: () -> Bool) async -> Bool {
  let deadline = Date(timeIntervalSinceNow: 200)
  while !condition() {
    guard Date() < deadline else { return false }
    await Task.yield()
  }
  return true
}

extension Once {
  /// Waits on this thread until that many callers wait for a key.
  func awaitWaiters(_ count: Int, at key: Key) -> Bool {
    eventually { waiterCount(at: key) == count }
  }
}

/// An error to throw from a body.
struct Refused: Error, Hashable {
  var number = 0
}
