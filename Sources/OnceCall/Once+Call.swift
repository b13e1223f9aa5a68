extension Once {
  /// What a caller does when its key is being run by somebody else at the moment.
  public enum RunningPolicy: Hashable, Sendable {
    /// Waits until the run has ended.
    case wait
    /// Returns at once.
    case skip
  }

  /// Runs the body unless that has been done under the same key.
  ///
  /// When the call returns, the work has been done, by this call or an earlier one, and its effects
  /// are visible. These are the exceptions, in which it returns `false` although the work may be
  /// unfinished or fail later:
  ///
  /// - The body of a key calls the same key again, directly or through others, on the same thread.
  /// - The key is being run and `ifRunning` is ``RunningPolicy/skip``.
  /// - The key is being run by ``callAsync(_:ifRunning:_:)-(Once.Key,_,_)``. Waiting for it on a thread
  ///   could stop the very task that is waited for.
  /// - To wait would close a circle of threads that wait for each other for ever.
  ///
  /// For a body with `await` there is ``callAsync(_:ifRunning:_:)-(Once.Key,_,_)``.
  ///
  /// A thread that waits is blocked. If the body needs that thread, say because it synchronizes
  /// with the main queue while the main thread is waiting, use ``RunningPolicy/skip``.
  ///
  /// ```swift
  /// override func viewDidAppear(_ animated: Bool) {
  ///   super.viewDidAppear(animated)
  ///   once.call(.here()) { showTutorial() }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - key: What tells the work apart; by default the name of the calling function, which a
  ///     subclass and its superclass share (use ``Key/here(fileID:line:column:)`` there).
  ///   - policy: What to do if another thread or task is running the body of this key.
  ///   - body: The work. It runs in this call or not at all, and is not kept.
  /// - Returns: Whether the body ran in this call.
  /// - Throws: What the body throws. The work has then not been done: one of those who wait runs
  ///   its own body, and so does the next caller. Nobody else receives the error.
  /// - Complexity: O(1) if the work is done, without a lock for the first thousand keys.
  @inlinable @discardableResult
  public func call<Failure>(
    _ key: Key = #function,
    ifRunning policy: RunningPolicy = .wait,
    _ body: () throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    if done.contains(key) { return false }
    guard begin(key, ifRunning: policy) else { return false }
    do {
      try body()
    } catch {
      finish(key, succeeded: false)
      throw error
    }
    finish(key, succeeded: true)
    return true
  }

  /// Claims the key for the current thread, after waiting if need be.
  ///
  /// - Returns: Whether the caller must run its body and then call `finish`.
  @usableFromInline
  func begin(_ key: Key, ifRunning policy: RunningPolicy) -> Bool {
    let caller = Caller.currentThread
    var parker: Parker?
    let arrival = state.withLock { state in
      state.arrive(caller, at: key, ifRunning: policy, graph: WaitGraph.shared) {
        let new = Parker()
        parker = new
        return .thread(new)
      }
    }
    switch arrival {
    case .run: return true
    case .skip: return false
    case .wait: return parker?.park() ?? false
    }
  }

  /// Ends the run of the key and wakes those who waited for it.
  @usableFromInline
  func finish(_ key: Key, succeeded: Bool) {
    let ending = state.withLock { state in
      let ending = state.finish(key, succeeded: succeeded, graph: WaitGraph.shared)
      if case .recorded = ending { done.insert(key) }
      return ending
    }
    switch ending {
    case .recorded(let waiters):
      for waiter in waiters { waiter.resume(running: false) }
    case .handedOver(let waiter):
      waiter.resume(running: true)
    case .forgotten:
      break
    }
  }
}
