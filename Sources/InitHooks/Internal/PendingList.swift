internal import Synchronization

/// The records of objects that wait for their second hook, in the order in which they were made.
///
/// A record that leaves early, because its object was finished or abandoned, stays in the array as
/// a shell without an object. The list clears the shells out when they outnumber the rest, so
/// leaving takes constant time on average and the memory is bounded by the objects that are pending.
///
/// Sound: only the main actor, or the thread whose scope has the list, touches the records, so they
/// need no lock; any thread may note a shell.
final class PendingList: @unchecked Sendable {
  /// The records, with the oldest first.
  private var records: [Initialization] = []

  /// The number of records that have left since the last clearing, or more.
  private let shells = Atomic(0)

  /// How many shells are not worth a clearing.
  private static var tolerance: Int { 32 }

  /// Adds a record at the end.
  ///
  /// - Returns: Whether it is the first one since the list was emptied.
  @discardableResult
  func append(_ record: Initialization) -> Bool {
    if shells.load(ordering: .relaxed) > PendingList.tolerance { clearShells() }
    records.append(record)
    return records.count == 1
  }

  /// Notes that a record has left early, and so has become a shell.
  func noteShell() {
    shells.add(1, ordering: .relaxed)
  }

  private func clearShells() {
    guard shells.load(ordering: .relaxed) > records.count / 2 else { return }
    shells.store(0, ordering: .relaxed)
    records.removeAll { !$0.isScheduled }
  }

  /// Takes all records out.
  func takeAll() -> [Initialization] {
    defer { records = [] }
    return records
  }

  /// Finishes the objects that are in the list now, the oldest first.
  ///
  /// - Returns: Whether there were any.
  func finishAll() -> Bool {
    var batch = takeAll()
    if batch.isEmpty { return false }
    // From the end, so that each record goes away with its object, and not all of them at last.
    batch.reverse()
    while let record = batch.popLast() { record.finish() }
    return true
  }
}
