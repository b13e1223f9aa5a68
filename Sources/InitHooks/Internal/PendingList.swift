internal import Synchronization

/// Objects that wait for their second hook, in the order in which they were made.
///
/// A doubly linked list of the records themselves, so that an object enters and leaves it in
/// constant time and without an allocation. It may be used from any thread.
///
/// Sound: the list retains a record when it enters, and releases it when it leaves.
final class PendingList: Sendable {
  /// The place of a record in a list.
  struct Link {
    /// The next younger record.
    unowned(unsafe) var next: Initialization?
    /// The next older record.
    unowned(unsafe) var previous: Initialization?
    /// The rank in the order of creation, or 0 outside a list.
    var rank: UInt64 = 0
  }

  fileprivate struct Ends {
    /// The oldest record.
    unowned(unsafe) var first: Initialization?
    /// The youngest record.
    unowned(unsafe) var last: Initialization?
    /// The rank that was given last.
    var lastRank: UInt64 = 0
    /// Whether a drain has been ordered that hasn't started.
    var isDrainOrdered = false
  }

  private let ends = Mutex(Ends())

  /// Adds a record at the end.
  ///
  /// - Returns: Whether the caller has to order a drain, since none is on its way.
  @discardableResult
  func append(_ record: Initialization) -> Bool {
    _ = unsafe Unmanaged.passRetained(record)
    return ends.withLock { ends in
      ends.lastRank += 1
      unsafe record.link.rank = ends.lastRank
      unsafe record.link.previous = ends.last
      if let last = unsafe ends.last {
        unsafe last.link.next = record
      } else {
        unsafe ends.first = record
      }
      unsafe ends.last = record
      defer { ends.isDrainOrdered = true }
      return !ends.isDrainOrdered
    }
  }

  /// Takes a record out, if it is still there.
  func remove(_ record: Initialization) {
    ends.withLock { $0.unlink(record) }
  }

  /// Notes that a drain starts.
  ///
  /// - Returns: The rank of the youngest record, where this drain is to stop: records that come
  ///   during the drain are left to the next one.
  func startDrain() -> UInt64 {
    ends.withLock { ends in
      ends.isDrainOrdered = false
      return ends.lastRank
    }
  }

  /// Takes the oldest record out, unless it is younger than the rank.
  func popFirst(through rank: UInt64 = .max) -> Initialization? {
    ends.withLock { ends -> Initialization? in
      guard let first = unsafe ends.first, unsafe first.link.rank <= rank else { return nil }
      ends.unlink(first)
      return first
    }
  }
}

extension PendingList.Ends {
  /// Takes a record out, if it is still there.
  mutating func unlink(_ record: Initialization) {
    let link = unsafe record.link
    guard link.rank != 0 else { return }
    unsafe record.link = PendingList.Link()
    if let previous = unsafe link.previous {
      unsafe previous.link.next = link.next
    } else {
      unsafe first = link.next
    }
    if let next = unsafe link.next {
      unsafe next.link.previous = link.previous
    } else {
      unsafe last = link.previous
    }
    // The caller still holds the record, so nothing is released under the lock.
    unsafe Unmanaged.passUnretained(record).release()
  }
}

@available(*, unavailable)
extension PendingList.Link: Sendable {}
