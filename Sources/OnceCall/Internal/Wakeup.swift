private import Dispatch
internal import Synchronization

/// What wakes a caller that waits.
enum Wakeup: Sendable {
  case thread(Parker)
  case task(CheckedContinuation<Bool, Never>)

  /// Wakes the caller, once.
  ///
  /// - Parameter running: Whether it has to run its body now.
  func resume(running: Bool) {
    switch self {
    case .thread(let parker): parker.unpark(running: running)
    case .task(let continuation): continuation.resume(returning: running)
    }
  }
}

/// The place where one thread waits, once.
final class Parker: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  /// The answer, written before the semaphore is signalled.
  private let isRunning = Atomic(false)

  /// Blocks the thread until it is woken.
  ///
  /// - Returns: Whether it has to run its body now.
  func park() -> Bool {
    semaphore.wait()
    return isRunning.load(ordering: .acquiring)
  }

  /// Wakes the thread.
  func unpark(running: Bool) {
    isRunning.store(running, ordering: .releasing)
    semaphore.signal()
  }
}
