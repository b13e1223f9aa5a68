/// The records of objects, found by the objects' addresses, where there are no associated objects.
///
/// An address is only a hint: it is reused when its object has gone. So an entry has a weak reference
/// to its owner and counts only while that is the very object asked for. A dead entry is replaced when
/// its address comes up again; the others are swept out as new ones come in, so that there are never
/// more than the living plus a constant.
final class OnceTable: Sendable {
  private final class Shard: Sendable {
    let entries = Locked(OnceTableEntries())
  }

  /// As many as keep threads with different objects out of each other's way.
  private let shards = (0..<64).map { _ in Shard() }

  /// The number of entries, living and dead.
  var count: Int { shards.reduce(0) { $0 + $1.entries.withLock(\.count) } }

  /// Finds or makes the record of an object.
  ///
  /// - Returns: The object's record; in its `deinit`, where it can't be entered, a new one.
  func once(of owner: AnyObject) -> Once {
    // Neighbouring addresses differ in the middle bits; the product spreads them over the high ones.
    let hash = UInt64(UInt(bitPattern: ObjectIdentifier(owner))) &* 0x9E37_79B9_7F4A_7C15
    // Freed after unlocking, since a record may keep keys whose strings are foreign objects.
    var dead: [Once] = []
    return shards[Int(hash >> 58)].entries.withLock { $0.once(of: owner, dead: &dead) }
  }
}

/// The entries of one shard.
struct OnceTableEntries: Sendable {
  // Sound: the owner is only compared, never used.
  private struct Entry: @unchecked Sendable {
    weak let owner: AnyObject?
    let once: Once
  }

  /// With fewer new entries than this a sweep isn't worth its while.
  static let floor = 32

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// How many entries have been made since the last sweep.
  private var newEntries = 0

  /// How many entries the last sweep left.
  private var survivors = 0

  /// The number of entries, living and dead.
  var count: Int { entries.count }

  /// Finds or makes the record of an object.
  ///
  /// - Parameters:
  ///   - owner: The object.
  ///   - dead: Takes records that nobody owns any more.
  /// - Returns: The object's record, or a new one in its `deinit`.
  mutating func once(of owner: AnyObject, dead: inout [Once]) -> Once {
    let address = ObjectIdentifier(owner)
    let old = entries[address]
    if let old, old.owner === owner { return old.once }
    let new = Entry(owner: owner, once: Once())
    // An object in its `deinit` can't be referenced weakly any more.
    guard new.owner != nil else { return new.once }
    if let old {
      dead.append(old.once)
    } else {
      newEntries += 1
    }
    entries[address] = new
    if newEntries >= max(Self.floor, survivors) { sweep(dead: &dead) }
    return new.once
  }

  private mutating func sweep(dead: inout [Once]) {
    dead += entries.values.filter { $0.owner == nil }.map(\.once)
    entries = entries.filter { $0.value.owner != nil }
    newEntries = 0
    survivors = entries.count
  }
}
