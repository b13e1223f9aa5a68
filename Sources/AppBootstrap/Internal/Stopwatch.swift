/// The time since a moment, by any clock.
struct Stopwatch {
  private let read: () -> Duration

  /// Starts to measure.
  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    read = { start.duration(to: clock.now) }
  }

  /// The time since the start.
  var elapsed: Duration { read() }
}
