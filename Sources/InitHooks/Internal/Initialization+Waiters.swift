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
        let mustWait = record.withLock { record in
          // A cancellation that comes later finds the waiter in the list.
          guard record.state.isChangeAhead, !Task.isCancelled else { return false }
          record.waiters.append(Waiter(number: number, continuation: continuation))
          return true
        }
        if !mustWait { continuation.resume() }
      }
    } onCancel: {
      let waiter = record.withLock { record -> Waiter? in
        guard let index = record.waiters.firstIndex(where: { $0.number == number }) else {
          return nil
        }
        return record.waiters.remove(at: index)
      }
      waiter?.continuation.resume()
    }
  }
}
