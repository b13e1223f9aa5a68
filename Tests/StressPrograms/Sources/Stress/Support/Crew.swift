import Foundation
import Synchronization

/// Runs bodies at the same time, each on a thread or in a task of its own.
enum Crew {
  /// Suspends until all bodies have ended.
  ///
  /// - Parameters:
  ///   - threads: They may block; none begins before all have been started, so that they meet.
  ///   - tasks: They run in the concurrency pool.
  static func run(
    threads: [@Sendable () -> Void], tasks: [@Sendable () async -> Void]
  ) async {
    let gate = StartingGate(count: threads.count)
    await withTaskGroup(of: Void.self) { group in
      for body in threads {
        group.addTask {
          await onThread {
            gate.pass()
            body()
          }
        }
      }
      for body in tasks { group.addTask { await body() } }
    }
  }

  /// Suspends until the body has ended on a thread of its own.
  static func onThread(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      let thread = Thread {
        body()
        done.resume()
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
  }
}

/// Lets threads through when all of them have come.
private final class StartingGate: Sendable {
  private let condition = NSCondition()

  // Sound: it is only touched while `condition` is locked.
  private nonisolated(unsafe) var missing: Int

  init(count: Int) { unsafe missing = count }

  func pass() {
    condition.withLock {
      unsafe missing -= 1
      condition.broadcast()
      while unsafe missing > 0 { condition.wait() }
    }
  }
}

extension Crew {
  private static let turns = Atomic(0)

  /// Takes a short while, after which another thread runs now and then.
  ///
  /// To let others run each time would take the whole time of a loaded machine.
  static func takeTurn() {
    for _ in 0..<100 { _ = turns.load(ordering: .relaxed) }
    if turns.wrappingAdd(1, ordering: .relaxed).oldValue.isMultiple(of: 16) { sched_yield() }
  }
}
