import Foundation

/// A clock that stands still until a test moves it.
final class ManualClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (earlier: Instant, later: Instant) -> Bool { earlier.offset < later.offset }
  }

  private struct State {
    var now = Instant(offset: .zero)
    var nextID = 0
    var sleepers: [Int: (deadline: Instant, continuation: CheckedContinuation<Void, any Error>)] =
      [:]
    var cancelled: Set<Int> = []
    var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    /// Adds a sleeper, unless it is over with a wake-up (true) or a cancellation (false) already.
    mutating func add(
      _ id: Int, _ deadline: Instant, _ continuation: CheckedContinuation<Void, any Error>
    ) -> (isOver: Bool?, watchers: [CheckedContinuation<Void, Never>]) {
      guard cancelled.remove(id) == nil else { return (false, []) }
      guard deadline > now else { return (true, []) }
      sleepers[id] = (deadline, continuation)
      return (nil, readyWatchers())
    }

    mutating func readyWatchers() -> [CheckedContinuation<Void, Never>] {
      let count = sleepers.count
      let ready = watchers.filter { $0.count <= count }.map(\.continuation)
      watchers.removeAll { $0.count <= count }
      return ready
    }
  }

  // Not a `Mutex`, whose locks the thread sanitizer doesn't see on Linux.
  private let lock = NSLock()
  // Sound: only touched while `lock` is held.
  private nonisolated(unsafe) var state = State()

  var now: Instant { withState { $0.now } }
  var minimumResolution: Duration { .zero }

  /// Moves the clock, and wakes all whose time has come.
  func advance(by duration: Duration) {
    let due = withState { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for id in due.keys { state.sleepers[id] = nil }
      return due.values.sorted { $0.deadline < $1.deadline }.map(\.continuation)
    }
    for continuation in due { continuation.resume() }
  }

  /// Suspends until at least so many tasks sleep.
  func sleepers(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let ready = withState { state in
        state.watchers.append((count, continuation))
        return state.readyWatchers()
      }
      for watcher in ready { watcher.resume() }
    }
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = withState { state in
      state.nextID += 1
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let (isOver, ready) = withState { $0.add(id, deadline, continuation) }
        switch isOver {
        case true?: continuation.resume()
        case false?: continuation.resume(throwing: CancellationError())
        case nil: break
        }
        for watcher in ready { watcher.resume() }
      }
    } onCancel: {
      let continuation = withState { state in
        guard let sleeper = state.sleepers.removeValue(forKey: id) else {
          state.cancelled.insert(id)
          return nil as CheckedContinuation<Void, any Error>?
        }
        return sleeper.continuation
      }
      continuation?.resume(throwing: CancellationError())
    }
  }

  private func withState<Result>(_ body: (inout State) -> Result) -> Result {
    lock.withLock { unsafe body(&state) }
  }
}
