/// What stopping did, in reverse order of the starts.
public struct StopReport: Sendable {
  /// The stop of each step that had started and has something to stop.
  ///
  /// A `run:` body is listed if it was told to stop. One that had ended by itself, with an error or
  /// without, has nothing to stop: it is among the ``Bootstrapper/lateEntries``.
  public let entries: [LaunchEntry]

  /// The time from the begin of the stopping to its end.
  public let duration: Duration

  package init(entries: [LaunchEntry] = [], duration: Duration = .zero) {
    self.entries = entries
    self.duration = duration
  }

  /// The stops that failed or were given up, in order.
  public var failures: [LaunchEntry] { entries.filter { !$0.endedWell } }
}

extension StopReport: CustomStringConvertible {
  /// A waterfall of the stopping in lines of at most 80 columns.
  public var description: String {
    Waterfall(title: "Stop", entries: entries, duration: duration).text
  }
}
