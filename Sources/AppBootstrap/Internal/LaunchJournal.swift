/// What has been written down about the starts and stops so far.
struct LaunchJournal {
  /// The time since the begin of the launch.
  let stopwatch: Stopwatch

  /// The start of each step that had its turn, in the order of the plan.
  private(set) var starts: [LaunchEntry] = []

  /// The stop of each step that had its turn, in that order.
  private(set) var stops: [LaunchEntry] = []

  /// The time at which the start or stop at hand began.
  private(set) var turnBegan = Duration.zero

  /// The time at which the last start or stop ended.
  private(set) var turnEnded = Duration.zero

  /// The time at which the launch was at its end.
  private(set) var launchEnded: Duration?

  /// The time at which the stopping began.
  private(set) var stopBegan: Duration?

  /// The time at which the stopping ended.
  private var stopEnded: Duration?

  init(stopwatch: Stopwatch) { self.stopwatch = stopwatch }

  /// The time since the begin of the launch.
  var now: Duration { stopwatch.elapsed }

  /// Notes that a start or a stop begins.
  ///
  /// - Returns: The time at which it does.
  mutating func beginTurn() -> Duration {
    turnBegan = now
    return turnBegan
  }

  /// Notes that the launch has come to its end; only the first time counts.
  mutating func endLaunch() { launchEnded = launchEnded ?? now }

  /// Notes that stopping begins; only the first time counts.
  mutating func beginStop() {
    endLaunch()
    stopBegan = stopBegan ?? now
  }

  /// Notes that it is over.
  mutating func end() {
    endLaunch()
    stopEnded = now
  }

  /// Notes how the start or stop at hand has ended.
  mutating func append(_ entry: LaunchEntry) {
    turnEnded = entry.start + entry.duration
    if entry.activity == .stop {
      stops.append(entry.counted(from: stopBegan ?? .zero))
    } else {
      starts.append(entry)
    }
  }

  /// The report on the launch, which has all steps of the plan.
  func launchReport(_ plan: [LaunchStep]) -> LaunchReport {
    let rest = plan.dropFirst(starts.count).map {
      LaunchEntry(name: $0.name, phase: $0.phase, outcome: .notReached)
    }
    return LaunchReport(entries: starts + rest, duration: launchEnded ?? now)
  }

  /// The report on the stopping.
  func stopReport() -> StopReport {
    guard let stopBegan else { return StopReport() }
    return StopReport(entries: stops, duration: (stopEnded ?? now) - stopBegan)
  }
}

extension LaunchEntry {
  /// The entry with its start counted from another moment.
  fileprivate func counted(from moment: Duration) -> LaunchEntry {
    LaunchEntry(
      name: name, phase: phase, activity: activity, start: start - moment, duration: duration,
      outcome: outcome, error: error)
  }
}
