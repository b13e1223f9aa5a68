/// Suspends until the task is cancelled.
///
/// It stands for work that has no end of its own.
public nonisolated(nonsending) func untilCancelled() async {
  let (events, source) = AsyncStream.makeStream(of: Void.self)
  // Nothing ever comes; the stream ends for a task that is cancelled.
  for await _ in events {}
  source.finish()
}
