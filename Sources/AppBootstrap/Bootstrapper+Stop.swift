extension Bootstrapper {
  /// Asks the app to stop, and returns at once.
  ///
  /// The steps that have started are stopped in reverse, each after the one before has ended. During
  /// a launch the step at hand is cancelled, no other one is started, and the launch throws. Before
  /// a launch the request is remembered, and the launch throws without having run anything. When the
  /// app is stopping, has stopped or has failed, nothing happens.
  public func requestStop() {
    guard failure == nil else { return }
    deliver(.abort(.stopRequested))
  }

  /// Asks the app to stop, and suspends until it has.
  ///
  /// Any number of callers may wait; each step is stopped once. The wait is not shortened when the
  /// calling task is cancelled, so that a program can rely on it before it exits. It ends at the
  /// latest when the time for stopping is spent, if there is such a limit.
  ///
  /// A step that calls this would wait for its own end: as long as its code runs, this is like
  /// ``requestStop()`` for it, for its child tasks, for each `Task { }` that it has made, since it may be
  /// waiting for that one, and for the steps of another bootstrapper that it launches or stops.
  /// A `Task.detached { }` is none of its own and waits for the stop.
  ///
  /// - Returns: What the stopping did, with the stops that failed; empty if nothing had started.
  @discardableResult
  public func stop() async -> StopReport {
    requestStop()
    if !TurnScope.holdsUp(self) { await ended() }
    return journal.stopReport()
  }

  /// Suspends until nothing runs any more that has been started and not given up.
  package func ended() async {
    guard machine.stage != .over, failure == nil else { return }
    await waiting { await withCheckedContinuation { self.stopWaiters.append($0) } }
  }

  /// Waits, and lets it be known which step does.
  func waiting(_ wait: @MainActor () async -> Void) async {
    guard let scope = TurnScope.current else { return await wait() }
    waiting.append(scope)
    await wait()
    if let place = waiting.firstIndex(where: { $0 === scope }) { waiting.remove(at: place) }
  }
}

extension Bootstrapper {
  /// Whether the start at hand was cancelled and is waited for; a door for tests.
  package var isAborting: Bool {
    if case .aborting = machine.stage { true } else { false }
  }
}
