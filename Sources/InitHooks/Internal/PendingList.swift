internal import Synchronization

/// The records of objects that wait for their second hook, in the order in which they were made.
///
/// The records themselves are its links, so that an object costs no further allocation. A record
/// whose object was finished early, was abandoned or has gone stays as a shell. When there may be
/// many the list clears the shells out, so that leaving takes constant time and the memory is
/// bounded by the objects that are pending.
///
/// Sound: only the main actor, or the thread whose scope has the list, uses it, and no access to its
/// ends runs code that could come back to them.
final class PendingList: @unchecked Sendable {
  // Safe: the pointer is only followed while the list holds what it points to.
  @safe fileprivate struct Ends {
    /// The oldest record, which holds the next one, and so on.
    var first: Initialization?
    /// The youngest record, which the one before holds.
    var last: Unmanaged<Initialization>?
    /// The number of records, with shells.
    var count = 0
    /// How many records there may be before shells are looked for.
    var limit = Ends.minimalLimit
    /// The count of leavers when this list had no shells.
    let earlierLeavers = Initialization.leaverCount.load(ordering: .relaxed)

    static var minimalLimit: Int { 64 }
  }

  @exclusivity(unchecked) private var ends = Ends()

  /// Adds a record at the end.
  ///
  /// - Returns: Whether it is the first one since the list was emptied.
  @discardableResult
  func append(_ record: Initialization) -> Bool {
    // Asked first: to make room may leave no record, but the list hasn't been emptied then.
    let isFirst = unsafe ends.first == nil
    if unsafe ends.count >= ends.limit { unsafe ends.makeRoom() }
    unsafe ends.append(record)
    return isFirst
  }

  /// Takes all records out.
  ///
  /// - Returns: The oldest one, from which ``Initialization/takeNext()`` leads to the others.
  func takeAll() -> Initialization? {
    defer { unsafe ends = Ends() }
    return unsafe ends.first.take()
  }

  /// Finishes the objects that are in the list now, the oldest first.
  ///
  /// - Returns: Whether there were any.
  func finishAll() -> Bool {
    var rest = takeAll()
    if rest == nil { return false }
    while let record = rest {
      rest = record.takeNext()
      record.finish()
    }
    return true
  }
}

extension PendingList.Ends {
  mutating func append(_ record: Initialization) {
    if let last = unsafe last {
      unsafe last._withUnsafeGuaranteedRef { unsafe $0.next = record }
    } else {
      first = record
    }
    unsafe last = .passUnretained(record)
    count += 1
  }

  /// Clears the shells out if half of the records may be shells, and lets the list grow otherwise.
  mutating func makeRoom() {
    let leavers = Initialization.leaverCount.load(ordering: .relaxed) - earlierLeavers
    if leavers >= count / 2 { clearShells() }
    // So many appends come before the next time that it costs each of them next to nothing.
    limit = max(Self.minimalLimit, 2 * count)
  }

  private mutating func clearShells() {
    var rest = first.take()
    self = PendingList.Ends()
    while var record = rest {
      rest = record.takeNext()
      // An object that is alive holds its record as well.
      let isOrphan = isKnownUniquelyReferenced(&record)
      if record.isScheduled, !isOrphan { append(record) }
    }
  }
}

extension Initialization {
  /// Parts the record from the younger ones.
  func takeNext() -> Initialization? { unsafe next.take() }
}
