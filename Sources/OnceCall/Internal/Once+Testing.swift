extension Once {
  /// The number of callers that wait for a key at this moment.
  package func waiterCount(at key: Key) -> Int { state.withLock { $0.waiterCount(at: key) } }

  /// Whether a key is seen to be done without the lock of the record.
  package func isDoneWithoutLock(_ key: Key) -> Bool { done.contains(key) }
}

extension AsyncOnceValue {
  /// The number of callers that wait for the value at this moment.
  package var waiterCount: Int { once.waiterCount(at: "value") }
}

extension OnceFlag {
  /// The number of threads that wait for the flag at this moment.
  package var waiterCount: Int { FlagLot.shared.waiterCount(of: word) }
}

extension Once.Key {
  /// The hash by which a record searches its done keys.
  package var hashInDoneSet: UInt64 { DoneSet.hash(self) }
}
