internal import Synchronization

/// The records of objects that wait for their second hook, in the order in which they were made.
///
/// It may be used from any thread. A record that leaves early, because its object was finished or
/// abandoned, stays in the array as a shell without an object; the list clears the shells out as
/// soon as they outnumber the rest, so leaving takes constant time on average and the memory is
/// bounded by the objects that are pending.
final class PendingList: Sendable {
  private struct Entries {
    /// The records, with the oldest first.
    var records: [Initialization] = []
    /// The number of records that have left since the last clearing, or more.
    var shells = 0
  }

  /// How many shells are not worth a clearing.
  private static let tolerance = 32

  private let entries = Mutex(Entries())

  /// Adds a record at the end.
  ///
  /// - Returns: Whether it is the first one since the list was emptied.
  @discardableResult
  func append(_ record: Initialization) -> Bool {
    entries.withLock { entries in
      entries.records.append(record)
      return entries.records.count == 1
    }
  }

  /// Notes that a record has left early, and so has become a shell.
  func noteShell() {
    entries.withLock { entries in
      entries.shells += 1
      guard entries.shells > max(PendingList.tolerance, entries.records.count / 2) else { return }
      // The shells have no objects, so this runs no foreign code under the lock.
      entries.records.removeAll { !$0.isScheduled }
      entries.shells = 0
    }
  }

  /// Takes all records out.
  func takeAll() -> [Initialization] {
    entries.withLock { entries in
      defer { entries = Entries() }
      return entries.records
    }
  }

  /// Finishes the objects that are in the list now, the oldest first.
  ///
  /// - Returns: Whether there were any.
  func finishAll() -> Bool {
    var records = takeAll()
    if records.isEmpty { return false }
    // From the end, so that each record goes away with its object, and not all of them at last.
    records.reverse()
    while let record = records.popLast() { record.finish() }
    return true
  }
}
