public import Foundation

/// A door that starts closed and is opened once, for threads and for tasks.
///
/// Tests order events with it: whoever passes knows that what came before `open()` has happened.
public final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var tasks: [CheckedContinuation<Void, Never>] = []
  }

  // Sound: `state` is only touched while `condition` is locked.
  private nonisolated(unsafe) var state = State()
  private let condition = NSCondition()

  /// Creates a closed gate.
  public init() {}

  /// Whether the gate has been opened.
  public var isOpen: Bool { condition.withLock { unsafe state.isOpen } }

  /// Lets everyone through who waits, and who comes later.
  public func open() {
    let tasks = condition.withLock {
      unsafe state.isOpen = true
      condition.broadcast()
      defer { unsafe state.tasks = [] }
      return unsafe state.tasks
    }
    for task in tasks { task.resume() }
  }

  /// Blocks this thread until the gate is open.
  ///
  /// Use it on threads of your own, as ``onThreads(_:_:)`` makes them: a blocked thread of the
  /// concurrency pool can starve the task that was going to open the gate.
  ///
  /// - Parameter seconds: How long to wait before giving up, so that a hang becomes a failure.
  /// - Returns: Whether the gate was open in time.
  @discardableResult
  public func waitBlocking(seconds: TimeInterval = 600) -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    return condition.withLock {
      while unsafe !state.isOpen {
        guard condition.wait(until: deadline) else { return unsafe state.isOpen }
      }
      return true
    }
  }

  /// Suspends this task until the gate is open.
  public func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = condition.withLock {
        if unsafe !state.isOpen { unsafe state.tasks.append(continuation) }
        return unsafe state.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }
}
