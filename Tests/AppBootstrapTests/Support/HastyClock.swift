/// A clock whose sleepers wake up at once, before a task that was made after theirs begins.
struct HastyClock: Clock {
  var now: ManualClock.Instant { .init(offset: .zero) }
  var minimumResolution: Duration { .zero }

  // On the main actor, so that nothing else has its turn there.
  @MainActor func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {}
}
