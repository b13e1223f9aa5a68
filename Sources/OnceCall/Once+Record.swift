extension Once {
  /// The keys whose work has been done, in the order in which it was done.
  ///
  /// It is a snapshot: other threads may do or clear more while you look at it.
  ///
  /// - Complexity: O(*n* log *n*) in the number of done keys.
  public var calledKeys: [Key] { state.withLock { $0.doneKeys } }

  /// Returns whether the work of a key has been done.
  ///
  /// It has not while its body is running, after its body has thrown, and after it was cleared.
  ///
  /// - Parameter key: The key; a function's is its name, such as `"viewDidLoad()"`.
  /// - Returns: Whether a call with this key would find the work done, at this moment.
  /// - Complexity: O(1).
  public func hasCalled(_ key: Key) -> Bool {
    done.contains(key) || state.withLock { $0.isDone(key) }
  }

  /// Forgets that the work of a key has been done, so that the next call does it again.
  ///
  /// If the body is running, that run goes on but is not recorded: the next call runs its own
  /// body after it, and so does one of those who wait.
  ///
  /// - Parameter key: The key.
  /// - Returns: The key, or nothing if it had not been done.
  /// - Complexity: O(1).
  @discardableResult
  public func clear(_ key: Key) -> [Key] {
    forget { _ in [key] }
  }

  /// Forgets all keys that satisfy a condition.
  ///
  /// The condition is asked about keys that are done and about keys that are running, whose runs
  /// are then not recorded. No lock is held while it is asked.
  ///
  /// - Parameter isIncluded: Whether to forget the key.
  /// - Returns: The keys that were forgotten, in the order in which they had been done.
  /// - Throws: What the condition throws; nothing is forgotten then.
  /// - Complexity: O(*n* log *n*) in the number of keys.
  @discardableResult
  public func clear<Failure>(
    where isIncluded: (Key) throws(Failure) -> Bool
  ) throws(Failure) -> [Key] {
    var chosen: [Key] = []
    for key in state.withLock({ $0.knownKeys }) where try isIncluded(key) { chosen.append(key) }
    return forget { _ in chosen }
  }

  /// Forgets everything.
  ///
  /// Bodies that are running go on but are not recorded.
  ///
  /// - Returns: The keys that were forgotten, in the order in which they had been done.
  /// - Complexity: O(*n* log *n*) in the number of keys.
  @discardableResult
  public func clearAll() -> [Key] {
    forget { $0.knownKeys }
  }

  /// Forgets the keys that `choose` picks while the state is locked.
  private func forget(_ choose: (borrowing OnceState<Wakeup>) -> [Key]) -> [Key] {
    state.withLock { state in
      let removed = state.clear(choose(state))
      for key in removed { done.remove(key) }
      return removed
    }
  }
}
