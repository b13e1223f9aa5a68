/// The tasks that wait for the time of the starts, of the launch and of the stopping.
struct LaunchTimers {
  var launch: Task<Void, Never>? { willSet { launch?.cancel() } }
  var stop: Task<Void, Never>? { willSet { stop?.cancel() } }

  /// The task that watches the start at hand, or sleeps since an earlier one.
  var start: Task<Void, Never>? { willSet { start?.cancel() } }

  /// The time at which that task wakes up.
  var startWakesAt: Duration?

  /// The time at which the start at hand has taken too long, if it has such a limit.
  var startDeadline: Duration?

  /// Watches no start any more.
  mutating func cancelStart() { (start, startWakesAt, startDeadline) = (nil, nil, nil) }

  /// Watches nothing any more.
  mutating func cancel() {
    (launch, stop) = (nil, nil)
    cancelStart()
  }
}
