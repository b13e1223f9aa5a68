internal import Synchronization

extension Initialization {
  /// A task that waits for an object to be finished.
  private struct Waiter: Sendable {
    /// What tells it from other waiters.
    let number: Int
    /// What resumes it.
    let continuation: CheckedContinuation<Void, Never>
  }

  /// Who waits, by the record.
  ///
  /// Few objects have waiters, so the others don't pay for a place to keep them.
  private static let waiters = Locked<[ObjectIdentifier: [Waiter]]>([:])

  private static let lastNumber = Atomic(0)

  /// Whether a task waits for the object, which tests ask.
  package var isAwaited: Bool { state.load(ordering: .acquiring).isAwaited }

  /// Suspends until the object's state has changed, or until the task is cancelled.
  nonisolated(nonsending) func nextChange() async {
    let number = Initialization.lastNumber.wrappingAdd(1, ordering: .relaxed).newValue
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let mustWait = Initialization.waiters.withLock { waiters in
          // A change or a cancellation that comes later finds the waiter in the table.
          guard change({ $0.noteWaiter() }), !Task.isCancelled else { return false }
          waiters[ObjectIdentifier(self), default: []].append(
            Waiter(number: number, continuation: continuation))
          return true
        }
        if !mustWait { continuation.resume() }
      }
    } onCancel: {
      resumeWaiters { $0.number == number }
    }
  }

  /// Lets all waiters look at the state again, if there are any.
  @inline(__always)
  func notifyWaiters(if isAwaited: Bool) {
    if isAwaited { resumeWaiters { _ in true } }
  }

  // Not inlined, so that what nearly all objects do has no part in it.
  @inline(never)
  private func resumeWaiters(where isMeant: (Waiter) -> Bool) {
    let taken = Initialization.waiters.withLock { waiters in
      let all = waiters.removeValue(forKey: ObjectIdentifier(self)) ?? []
      let rest = all.filter { !isMeant($0) }
      if !rest.isEmpty { waiters[ObjectIdentifier(self)] = rest }
      return all.filter(isMeant)
    }
    for waiter in taken { waiter.continuation.resume() }
  }
}
