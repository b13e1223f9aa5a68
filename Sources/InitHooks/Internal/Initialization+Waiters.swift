internal import Synchronization

extension Initialization {
  /// A task that waits for the object to be finished.
  struct Waiter: Sendable {
    /// What tells it from other waiters.
    let number: Int
    /// What resumes it.
    let continuation: CheckedContinuation<Void, Never>
  }

  private static let lastWaiter = Atomic(0)

  /// Suspends until the object's state has changed, or until the task is cancelled.
  nonisolated(nonsending) func nextChange() async {
    let number = Initialization.lastWaiter.wrappingAdd(1, ordering: .relaxed).newValue
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let mustWait = waiters.withLock { waiters in
          // A cancellation that comes later finds the waiter in the list.
          guard change({ $0.await() }), !Task.isCancelled else { return false }
          waiters.append(Waiter(number: number, continuation: continuation))
          return true
        }
        if !mustWait { continuation.resume() }
      }
    } onCancel: {
      let waiter = waiters.withLock { waiters in
        waiters.firstIndex { $0.number == number }.map { waiters.remove(at: $0) }
      }
      waiter?.continuation.resume()
    }
  }

  /// Lets all waiters look at the state again, if there are any.
  func notifyWaiters(if isAwaited: Bool) {
    guard isAwaited else { return }
    let waiters = waiters.withLock { waiters in
      defer { waiters = [] }
      return waiters
    }
    for waiter in waiters { waiter.continuation.resume() }
  }
}
