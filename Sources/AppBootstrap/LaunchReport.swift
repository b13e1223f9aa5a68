/// What a launch did, how long each part took, and how it ended.
///
/// Print it to see the launch as a waterfall, or open ``traceJSON()`` in a trace viewer.
public struct LaunchReport: Sendable {
  /// The start of each step, in the order of the plan.
  public let entries: [LaunchEntry]

  /// The time from the begin of the launch to its end, without stopping.
  public let duration: Duration

  package init(entries: [LaunchEntry], duration: Duration) {
    self.entries = entries
    self.duration = duration
  }
}

extension LaunchReport {
  /// What one phase of the launch took.
  public struct PhaseSummary: Hashable, Sendable {
    /// The phase.
    public let phase: LaunchPhase

    /// The time from the begin of the launch to the begin of the first step of the phase.
    public let start: Duration

    /// The time from the begin of the first step to the end of the last one that was begun.
    public let duration: Duration

    /// The outcome of the first step that didn't end well; otherwise that of the steps: not provided
    /// if all were, and done.
    public let outcome: LaunchEntry.Outcome
  }

  /// The phases that have a step, in order.
  ///
  /// - Complexity: O(*n*) for *n* entries, at each call.
  public var phases: [PhaseSummary] {
    LaunchPhase.allCases.compactMap { phase in
      let steps = entries.filter { $0.phase == phase }
      guard let first = steps.first else { return nil }
      let end = steps.map { $0.start + $0.duration }.max() ?? first.start
      let isEmpty = steps.allSatisfy { $0.outcome == .notProvided }
      return PhaseSummary(
        phase: phase, start: first.start, duration: end - first.start,
        outcome: steps.first { !$0.endedWell }?.outcome ?? (isEmpty ? .notProvided : .done))
    }
  }
}

extension LaunchReport: CustomStringConvertible {
  /// A waterfall of the launch in lines of at most 80 columns.
  public var description: String {
    Waterfall(title: "Launch", entries: entries, duration: duration).text
  }
}

extension LaunchEntry {
  /// Whether nothing has to be said about the outcome.
  var endedWell: Bool { outcome == .done || outcome == .notProvided }
}
