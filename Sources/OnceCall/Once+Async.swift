extension Once {
  /// Runs the asynchronous body unless that has been done under the same key.
  ///
  /// It is ``call(_:ifRunning:_:)-(Once.Key,_,_)`` for asynchronous work, with the same keys, and with
  /// tasks in the place of threads: a caller that waits is suspended, and the body that calls its
  /// own key is recognised by its task, also in child tasks and in tasks made with `Task {}` inside
  /// the body (but not with `Task.detached`). The body runs in the task and on the actor of the
  /// caller.
  ///
  /// Cancellation concerns only the caller that it hits. One that waits returns `false` early, and
  /// the run goes on. One that runs sees it in its body; if the body throws for that reason, the
  /// next one who waits runs its own body. A caller never receives another's error.
  ///
  /// A synchronous ``call(_:ifRunning:_:)-(Once.Key,_,_)`` of a key that is being run here doesn't wait.
  /// The other way round, an asynchronous caller waits for a synchronous run without blocking a
  /// thread.
  ///
  /// ```swift
  /// await once.callAsync("warm up") { await cache.load() }
  /// ```
  ///
  /// - Parameters:
  ///   - key: What tells the work apart; by default the name of the calling function.
  ///   - policy: What to do if another task or thread is running the body of this key.
  ///   - body: The work. It runs in this call or not at all, and is not kept.
  /// - Returns: Whether the body ran in this call.
  /// - Throws: What the body throws. The work has then not been done.
  /// - Complexity: O(1) if the work is done, without a lock for the first thousand keys.
  @discardableResult
  public nonisolated(nonsending) func callAsync<Failure>(
    _ key: Key = #function,
    ifRunning policy: RunningPolicy = .wait,
    _ body: nonisolated(nonsending) () async throws(Failure) -> Void
  ) async throws(Failure) -> Bool {
    try await runAsync(key, ifRunning: policy, isCancellable: true, body) == .ran
  }

  /// How an asynchronous call ended without an error.
  enum AsyncOutcome {
    /// Its body ran to its end.
    case ran
    /// Somebody else's did, or the caller was skipped or cancelled.
    case skipped
  }

  /// The asynchronous call, for callers that leave when they are cancelled and for those that stay.
  nonisolated(nonsending) func runAsync<Failure>(
    _ key: Key,
    ifRunning policy: RunningPolicy,
    isCancellable: Bool,
    _ body: nonisolated(nonsending) () async throws(Failure) -> Void
  ) async throws(Failure) -> AsyncOutcome {
    if done.contains(key) { return .skipped }
    let run = AsyncRun()
    let caller = Caller(run)
    guard await begin(key, as: caller, ifRunning: policy, isCancellable: isCancellable) else {
      return .skipped
    }
    let result = await run.perform(on: #isolation, body)
    run.end()
    switch result {
    case .success:
      finish(key, succeeded: true)
      return .ran
    case .failure(let error):
      finish(key, succeeded: false)
      throw error
    }
  }

  /// Claims the key for an asynchronous run, after waiting if need be.
  ///
  /// - Returns: Whether the caller must run its body and then call `finish`.
  private nonisolated(nonsending) func begin(
    _ key: Key, as caller: Caller, ifRunning policy: RunningPolicy, isCancellable: Bool
  ) async -> Bool {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let arrival = state.withLock { state in
          state.arrive(caller, at: key, ifRunning: policy, graph: WaitGraph.shared) {
            .task(continuation)
          }
        }
        switch arrival {
        case .run: continuation.resume(returning: true)
        case .skip: continuation.resume(returning: false)
        case .wait:
          // A cancellation before this point found nobody to wake.
          if isCancellable, Task.isCancelled { withdraw(caller, from: key) }
        }
      }
    } onCancel: {
      if isCancellable { withdraw(caller, from: key) }
    }
  }

  /// Wakes a cancelled caller if it still waits; one that was just handed the key keeps it.
  private func withdraw(_ caller: Caller, from key: Key) {
    let waiter = state.withLock { state in
      state.withdraw(caller, from: key, graph: WaitGraph.shared)
    }
    waiter?.resume(running: false)
  }
}
