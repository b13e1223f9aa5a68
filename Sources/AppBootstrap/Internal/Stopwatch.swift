/// The time since a moment, by any clock.
struct Stopwatch {
  private let read: () -> Duration

  /// Starts to measure.
  init(_ clock: some Clock<Duration>) {
    // The usual clock is read several times for each step, and is faster without generics.
    read = (clock as? ContinuousClock).map(Self.reader) ?? Self.reader(of: clock)
  }

  private static func reader(of clock: some Clock<Duration>) -> () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }

  /// The time since the start.
  var elapsed: Duration { read() }
}
