extension LaunchReport {
  /// Makes a trace of the launch in the Trace Event Format, which trace viewers open.
  ///
  /// Each phase and each step that was begun is a complete event, with times in microseconds from
  /// the begin of the launch: the phases stand on one track and the steps on the next.
  ///
  /// ```swift
  /// try report.traceJSON().write(to: url, atomically: true, encoding: .utf8)
  /// ```
  ///
  /// - Returns: A JSON object in one line.
  /// - Complexity: O(*n*) for *n* entries.
  public func traceJSON() -> String {
    var events = [
      #"{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"Phases"}}"#,
      #"{"name":"thread_name","ph":"M","pid":1,"tid":2,"args":{"name":"Steps"}}"#,
    ]
    for phase in phases where phase.outcome != .notReached {
      events.append(
        Self.event(
          "\(phase.phase)", category: "phase", track: 1, start: phase.start,
          duration: phase.duration, outcome: phase.outcome, error: nil))
    }
    for entry in entries where entry.outcome != .notReached {
      events.append(
        Self.event(
          entry.name, category: "\(entry.phase)", track: 2, start: entry.start,
          duration: entry.duration, outcome: entry.outcome, error: entry.error))
    }
    return #"{"displayTimeUnit":"ms","traceEvents":[\#(events.joined(separator: ","))]}"#
  }

  private static func event(
    _ name: String, category: String, track: Int, start: Duration, duration: Duration,
    outcome: LaunchEntry.Outcome, error: (any Error)?
  ) -> String {
    let reason = error.map { #","error":"# + json(String(describing: $0)) } ?? ""
    return #"{"name":\#(json(name)),"cat":"\#(category)","ph":"X","pid":1,"tid":\#(track),"#
      + #""ts":\#(start.microseconds),"dur":\#(duration.microseconds),"#
      + #""args":{"outcome":"\#(outcome)"\#(reason)}}"#
  }

  /// A JSON string.
  private static func json(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
