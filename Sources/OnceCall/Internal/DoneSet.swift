public import Synchronization

/// The done keys of one record, readable without a lock.
///
/// A list while it is short, with a hash table over it when it gets longer. Entries are only added,
/// and freed with the set, so that readers search it while a writer changes it. Changes are made
/// one at a time, under the lock of the record.
///
/// It is only a short cut. A key that has no room within a few steps, that comes after the limit,
/// or that is spelled in another way (letters with accents can be encoded in two) isn't found here,
/// and the record looks it up under its lock. So a bad hash or endless new keys cost speed and a
/// bounded amount of memory, and nothing else.
// Safe: pointers are published when what they point to is complete, and it lives until `deinit`;
// what changes in it is atomic.
@safe @usableFromInline
struct DoneSet: ~Copyable, @unchecked Sendable {
  /// One key and whether it is done.
  @safe @usableFromInline
  struct Entry: ~Copyable, @unchecked Sendable {
    @usableFromInline let key: Once.Key
    @usableFromInline let hash: UInt64
    @usableFromInline let isDone = Atomic(true)
    @usableFromInline let older: UnsafeMutablePointer<Entry>?

    init(key: Once.Key, hash: UInt64, older: UnsafeMutablePointer<Entry>?) {
      self.key = key
      self.hash = hash
      unsafe self.older = older
    }
  }

  /// A place for an entry.
  @usableFromInline typealias Slot = Atomic<UnsafeMutablePointer<Entry>?>

  /// The slots at one size.
  ///
  /// When a larger one follows it is kept, since readers may still be in it.
  @safe @usableFromInline
  struct Table: ~Copyable, @unchecked Sendable {
    @usableFromInline let mask: UInt64
    @usableFromInline let slots: UnsafeMutablePointer<Slot>
    let smaller: UnsafeMutablePointer<Table>?

    init(size: Int, smaller: UnsafeMutablePointer<Table>?) {
      mask = UInt64(size - 1)
      unsafe slots = .allocate(capacity: size)
      for index in 0..<size { unsafe (slots + index).initialize(to: Slot(nil)) }
      unsafe self.smaller = smaller
    }

    deinit {
      unsafe slots.deinitialize(count: Int(mask) + 1)
      unsafe slots.deallocate()
    }
  }

  /// With more entries than this there is a table.
  static let shortLength = 8

  /// How many slots are looked at for a key.
  ///
  /// When the largest table is as full as it gets, one key in some thousands has no room.
  @usableFromInline static var reach: UInt64 { 16 }

  /// How many keys there is room for.
  static let limit = 1_024

  /// The table, once there is one.
  @usableFromInline let table = unsafe Atomic<UnsafeMutablePointer<Table>?>(nil)

  /// The entry that was added last, with which the list begins.
  @usableFromInline let newest = unsafe Atomic<UnsafeMutablePointer<Entry>?>(nil)

  /// The number of entries, used by the writer alone.
  let count = Atomic(0)

  init() {}

  deinit {
    var nextEntry = unsafe newest.load(ordering: .relaxed)
    while let entry = unsafe nextEntry {
      unsafe nextEntry = entry.pointee.older
      unsafe entry.deinitialize(count: 1)
      unsafe entry.deallocate()
    }
    var nextTable = unsafe table.load(ordering: .relaxed)
    while let table = unsafe nextTable {
      unsafe nextTable = table.pointee.smaller
      unsafe table.deinitialize(count: 1)
      unsafe table.deallocate()
    }
  }
}
