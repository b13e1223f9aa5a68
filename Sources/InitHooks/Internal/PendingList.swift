/// The records of objects that wait for their second hook, in the order in which they were made.
///
/// The records themselves are its links, so that an object costs no further allocation. A record
/// that leaves early, because its object was finished or abandoned, stays as a shell without an
/// object. From time to time the list clears the shells out, so that leaving takes constant time
/// and the memory is bounded by the objects that are pending.
///
/// Sound: only the main actor, or the thread whose scope has the list, uses it, and no access to its
/// ends runs code that could come back to them.
final class PendingList: @unchecked Sendable {
  fileprivate struct Ends {
    /// The oldest record, which holds the next one, and so on.
    var first: Initialization?
    /// The youngest record.
    unowned(unsafe) var last: Initialization?
    /// The number of records, with shells.
    var count = 0
    /// How many records there may be before shells are cleared out.
    var limit = Ends.minimalLimit

    static var minimalLimit: Int { 64 }
  }

  @exclusivity(unchecked) private var ends = Ends()

  /// Adds a record at the end.
  ///
  /// - Returns: Whether it is the first one since the list was emptied.
  @discardableResult
  func append(_ record: Initialization) -> Bool {
    if unsafe ends.count >= ends.limit { unsafe ends.clearShells() }
    unsafe ends.append(record)
    return unsafe ends.count == 1
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
    if let last = unsafe last { unsafe last.next = record } else { first = record }
    unsafe last = record
    count += 1
  }

  mutating func clearShells() {
    var rest = first.take()
    self = PendingList.Ends()
    while let record = rest {
      rest = record.takeNext()
      if record.isScheduled { append(record) }
    }
    // So many appends come before the next clearing that it costs each of them next to nothing.
    limit = max(Self.minimalLimit, 4 * count)
  }
}

extension Initialization {
  /// Parts the record from the younger ones.
  func takeNext() -> Initialization? { unsafe next.take() }
}
