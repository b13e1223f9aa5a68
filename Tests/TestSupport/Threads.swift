import Foundation
import Synchronization

/// Runs a body on that many threads of its own at the same time and suspends until all have ended.
///
/// They are real threads, not tasks, so a body may block without starving the concurrency pool.
///
/// - Parameters:
///   - count: How many threads to start.
///   - body: The work of one thread, which gets its number from 0.
public func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) async {
  guard count > 0 else { return }
  let running = Atomic(count)
  await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
    for index in 0..<count {
      let thread = Thread {
        body(index)
        if running.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { done.resume() }
      }
      // Small stacks let a stampede of a thousand threads fit everywhere.
      thread.stackSize = 512 * 1024
      thread.start()
    }
  }
}

/// Runs a body on one thread of its own and suspends until it has ended.
///
/// - Parameter body: The work, which may block.
/// - Returns: What the body returned.
public func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { done in
    Thread { done.resume(returning: body()) }.start()
  }
}
