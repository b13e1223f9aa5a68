/// The time since a moment, by any clock.
struct Stopwatch {
  private let read: () -> Duration
  private let wait: @MainActor (Duration) async throws -> Void

  /// Starts to measure.
  init(_ clock: some Clock<Duration>) {
    // The usual clock is read several times for each step, and is faster without generics.
    self = (clock as? ContinuousClock).map(Self.init(reading:)) ?? Self(reading: clock)
  }

  private init(reading clock: some Clock<Duration>) {
    let start = clock.now
    read = { start.duration(to: clock.now) }
    wait = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
  }

  /// The time since the start.
  var elapsed: Duration { read() }

  /// Suspends until so much time has passed since the start, or a hundred years.
  ///
  /// Clocks count in numbers that are smaller than the longest durations, and trap beyond them.
  ///
  /// - Returns: Whether it has; false if the task was cancelled, since nothing else ends a sleep early.
  @MainActor
  func sleep(until elapsed: Duration) async -> Bool {
    let bounded = min(max(elapsed, .zero), .seconds(100 * 366 * 86_400))
    return (try? await wait(bounded)) != nil && !Task.isCancelled
  }
}
