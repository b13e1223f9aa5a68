import AppBootstrap
import Foundation
import FuzzDriver

/// Writes traces of launches whose steps have any names, times and errors: each is JSON for
/// Foundation and has an event with the same name and error for each step that was begun.
@main enum FuzzTraceWriter {
  static func main() {
    Fuzzer.run { bytes in
      var input = Input(bytes)
      let duration = time(&input)
      var entries: [LaunchEntry] = []
      while !input.isEmpty { entries.append(entry(&input)) }
      check(LaunchReport(entries: entries, duration: duration))
    }
  }

  private struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  private static let outcomes: [LaunchEntry.Outcome] = [
    .done, .notProvided, .overran, .failed, .cancelled, .givenUp, .notReached,
  ]

  private static func entry(_ input: inout Input) -> LaunchEntry {
    let choice = Int(input.byte())
    let (start, duration) = (time(&input), time(&input))
    let (name, reason) = (input.line(), input.line())
    return LaunchEntry(
      name: name, phase: LaunchPhase.allCases[choice % LaunchPhase.allCases.count], start: start,
      duration: duration, outcome: outcomes[choice % outcomes.count],
      error: reason.isEmpty ? nil : Mistake(description: reason))
  }

  /// A time from nothing to some thousand years.
  private static func time(_ input: inout Input) -> Duration {
    .nanoseconds(Int64(input.number() >> 8)) * 1_000
  }

  private static func check(_ report: LaunchReport) {
    expect(!report.description.isEmpty, "the report is empty")
    let json = report.traceJSON()
    expect(!json.contains("\n"), "the trace has several lines")
    let trace = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let events = trace?["traceEvents"] as? [[String: Any]] ?? []
    let steps = events.filter { $0["tid"] as? Int == 2 && $0["ph"] as? String == "X" }
    let begun = report.entries.filter { $0.outcome != .notReached }
    expect(trace != nil && steps.count == begun.count, "no JSON, or one without a step: \(json)")
    for (step, entry) in zip(steps, begun) {
      expect(step["name"] as? String == entry.name, "'\(entry.name)' became \(step)")
      let arguments = step["args"] as? [String: Any]
      let reason = entry.error.map { "\($0)" }
      expect(arguments?["error"] as? String == reason, "\(entry) became \(step)")
      for time in ["ts", "dur"] {
        expect((step[time] as? Double).map { $0 >= 0 } == true, "\(entry) became \(step)")
      }
    }
  }
}
