import Foundation
import Synchronization

/// All that happened to one key of one object, to be judged when the object goes.
final class OnceHistory: Sendable {
  /// A run of a body, in the times of a clock.
  struct Run {
    var called: Int
    var begun = 0
    var ended = 0
    var returned = 0
    var isAsync: Bool
    var succeeded = false
  }

  /// A call that returned without having run its body.
  struct Refusal {
    var called: Int
    var returned: Int
    var excuse: Excuse
  }

  /// Which runs by others, at the time of the call, allow it to return although nothing is done.
  enum Excuse {
    case none
    case asyncRun
    case anyRun
  }

  private struct Events {
    var runs: [Run] = []
    var refusals: [Refusal] = []
    var clears: [ClosedRange<Int>] = []
  }

  // A lock of Foundation's, since the thread sanitizer doesn't see the order that a contended `Mutex`
  // makes on Linux. Sound: the events are only touched while it is locked.
  private let lock = NSLock()
  private nonisolated(unsafe) var events = Events()

  /// Whether a body of the key is running; relaxed, so that it orders nothing.
  let isRunning = Atomic(false)

  /// What bodies write and refused callers read, with nothing but the record to order them.
  ///
  /// Sound if the record keeps its promise; else the thread sanitizer reports it.
  nonisolated(unsafe) var effect = 0

  func add(_ run: Run) { lock.withLock { unsafe events.runs.append(run) } }
  func add(_ refusal: Refusal) { lock.withLock { unsafe events.refusals.append(refusal) } }
  func addClear(_ times: ClosedRange<Int>) { lock.withLock { unsafe events.clears.append(times) } }

  /// Judges all that happened.
  ///
  /// - Parameter isDone: Whether the record says at the end that the key is done.
  /// - Returns: What is not as promised, in words.
  func problems(isDone: Bool) -> [String] {
    let events = lock.withLock { unsafe self.events }
    let successes = events.runs.filter(\.succeeded).sorted { $0.begun < $1.begun }
    var problems: [String] = []
    for (one, next) in zip(successes, successes.dropFirst()) {
      // A clear has its effect at one moment between its begin and its end.
      let isCleared = events.clears.contains {
        $0.upperBound > one.called && $0.lowerBound < next.begun
      }
      if !isCleared { problems.append("was done twice, by \(one) and \(next), without a clear") }
    }
    for refusal in events.refusals where !isRight(refusal, events, successes) {
      problems.append("was not done, and yet refused: \(refusal)")
    }
    guard let last = successes.last else {
      return isDone ? problems + ["is said to be done, and never was"] : problems
    }
    let mayBeCleared = events.clears.contains { $0.upperBound > last.called }
    if !isDone, !mayBeCleared { problems.append("was done, and is not any more") }
    return problems
  }

  /// Whether there was a reason to return without running the body.
  private func isRight(_ refusal: Refusal, _ events: Events, _ successes: [Run]) -> Bool {
    let isExcused = events.runs.contains { run in
      let allows = refusal.excuse == .anyRun || (refusal.excuse == .asyncRun && run.isAsync)
      return allows && run.called < refusal.returned && run.returned > refusal.called
    }
    return isExcused
      || successes.contains { run in
        run.ended < refusal.returned
          && !events.clears.contains {
            $0.lowerBound > run.ended && $0.upperBound < refusal.called
          }
      }
  }
}
