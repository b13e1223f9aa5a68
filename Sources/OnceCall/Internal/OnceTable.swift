/// The records of objects, found by the objects' addresses, where there are no associated objects.
///
/// An address is only a hint: it is reused when its object has gone. So an entry has a weak
/// reference to its owner and counts only while that is the very object asked for. A dead entry is
/// replaced when its address comes up again; the others are swept out as new ones come in, so that
/// there are never more than were alive together plus a constant.
// Safe: the shards are allocated here, freed in `deinit`, and locked for each use.
@safe
package struct OnceTable: ~Copyable, @unchecked Sendable {
  /// A part of the table with a lock of its own, alone on its cache lines.
  private struct Shard: ~Copyable {
    let entries = Locked(OnceTableEntries())
    let padding: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) =
      (0, 0, 0, 0, 0, 0, 0, 0)
  }

  /// As many as keep threads with different objects out of each other's way.
  package static let shardCount = 64

  /// Not objects in an array: to count references to what all threads share would make them wait
  /// for each other.
  private let shards = UnsafeMutablePointer<Shard>.allocate(capacity: OnceTable.shardCount)

  package init() {
    for index in 0..<Self.shardCount { unsafe (shards + index).initialize(to: Shard()) }
  }

  deinit {
    unsafe shards.deinitialize(count: Self.shardCount)
    unsafe shards.deallocate()
  }

  /// The number of entries, living and dead.
  package var count: Int {
    (0..<Self.shardCount).reduce(0) { $0 + (unsafe shards[$1].entries.withLock(\.count)) }
  }

  /// Finds or makes the record of an object.
  ///
  /// - Returns: The object's record; in its `deinit`, where it can't be entered, a new one.
  package func once(of owner: AnyObject) -> Once {
    let hash = Self.hash(UInt(bitPattern: ObjectIdentifier(owner)))
    let shard = Int(truncatingIfNeeded: hash >> 58)
    // Dropped after unlocking, since a `deinit` may come here again.
    var leftovers: [AnyObject] = []
    return unsafe shards[shard].entries.withLock { $0.once(of: owner, leftovers: &leftovers) }
  }

  /// Mixes an address.
  ///
  /// Neighbours differ in the middle bits; the product spreads them over the high ones.
  static func hash(_ address: UInt) -> UInt64 { UInt64(address) &* 0x9E37_79B9_7F4A_7C15 }
}
