#if canImport(os)
import os

/// The intervals of starts and stops, as Instruments shows them.
struct LaunchSignposts {
  private let signposter = OSSignposter(subsystem: "LifecycleKit", category: "AppBootstrap")

  /// What has begun and not ended.
  private var starts: [Int: OSSignpostIntervalState] = [:]
  private var stops: [Int: OSSignpostIntervalState] = [:]

  /// Marks the begin of a turn of the step with a name.
  mutating func begin(_ turn: Turn, name: String) {
    guard signposter.isEnabled else { return }
    let id = signposter.makeSignpostID()
    if turn.activity == .start {
      starts[turn.step] = signposter.beginInterval("start", id: id, "\(name, privacy: .public)")
    } else {
      stops[turn.step] = signposter.beginInterval("stop", id: id, "\(name, privacy: .public)")
    }
  }

  /// Marks the end of a turn.
  mutating func end(_ turn: Turn, _ outcome: LaunchEntry.Outcome) {
    let outcome = outcome.description
    if turn.activity == .start {
      guard let state = starts.removeValue(forKey: turn.step) else { return }
      signposter.endInterval("start", state, "\(outcome, privacy: .public)")
    } else {
      guard let state = stops.removeValue(forKey: turn.step) else { return }
      signposter.endInterval("stop", state, "\(outcome, privacy: .public)")
    }
  }
}
#else
/// The intervals of starts and stops, which nobody collects here.
struct LaunchSignposts {
  mutating func begin(_ turn: Turn, name: String) {}
  mutating func end(_ turn: Turn, _ outcome: LaunchEntry.Outcome) {}
}
#endif
// Where there is no Instruments, the same times are in the report of the launch.
