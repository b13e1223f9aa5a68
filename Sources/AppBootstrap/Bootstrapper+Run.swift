extension Bootstrapper {
  /// Launches, runs until the app is to stop, and stops it: the life of a program without a UI.
  ///
  /// The app stops on one of the signals, on ``requestStop()`` or ``stop()``, when a long-running
  /// body fails, or when the calling task is cancelled. Signals are handled only if they are named
  /// here, from before the launch until after the stop; then the handlers that were there before
  /// are restored. A signal that comes while the app is stopping changes nothing.
  ///
  /// ```swift
  /// @main struct Server {
  ///   static func main() async throws {
  ///     let bootstrapper = Bootstrapper(steps: [database, server])
  ///     do {
  ///       try await bootstrapper.run(stoppingOn: [.terminate, .interrupt])
  ///     } catch {
  ///       // Asked to stop before all had started, which is no failure.
  ///       guard error.reason == .stopRequested else { throw error }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// That all long-running bodies have ended is no reason to return: if it should be, the last one
  /// calls ``requestStop()``.
  ///
  /// - Parameter signals: The signals that stop the app. One that can't be handled traps.
  /// - Returns: What the stopping did, with the stops that failed.
  /// - Throws: A ``LaunchError`` if the launch didn't come to its end, a stop during the launch
  ///   included, or if a long-running body failed.
  @discardableResult
  public func run(
    stoppingOn signals: Set<StopSignal> = []
  ) async throws(LaunchError) -> StopReport {
    let watch = SignalWatch(signals) { self.requestStop() }
    defer { watch.cancel() }
    try await launch()
    await withTaskCancellationHandler {
      await ended()
    } onCancel: {
      Task { @MainActor in self.requestStop() }
    }
    if let failure { throw failure }
    return journal.stopReport()
  }
}
