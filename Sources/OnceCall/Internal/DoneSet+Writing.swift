private import Synchronization

extension DoneSet {
  /// Notes that a key is done, if there is room.
  func insert(_ key: Once.Key) {
    let hash = Self.hash(key)
    if let table = unsafe table.load(ordering: .relaxed),
      let entry = unsafe Self.find(key, hash: hash, in: table)
    {
      return unsafe entry.pointee.isDone.store(true, ordering: .releasing)
    }
    let known = count.load(ordering: .relaxed)
    guard known < Self.limit else { return }
    let entry = UnsafeMutablePointer<Entry>.allocate(capacity: 1)
    unsafe entry.initialize(
      to: Entry(key: key, hash: hash, older: newest.load(ordering: .relaxed)))
    var current = unsafe table.load(ordering: .relaxed)
    // At most half full, so that most keys are found in the first slots.
    while true {
      if let table = unsafe current, unsafe UInt64(known) * 2 <= table.pointee.mask,
        unsafe Self.place(entry, in: table)
      {
        unsafe newest.store(entry, ordering: .relaxed)
        return count.store(known + 1, ordering: .relaxed)
      }
      guard let larger = unsafe Self.grow(current) else { break }
      unsafe table.store(larger, ordering: .releasing)
      unsafe current = larger
    }
    unsafe entry.deinitialize(count: 1)
    unsafe entry.deallocate()
  }

  /// Notes that a key is no longer done.
  func remove(_ key: Once.Key) {
    guard let table = unsafe table.load(ordering: .relaxed),
      let entry = unsafe Self.find(key, hash: Self.hash(key), in: table)
    else { return }
    unsafe entry.pointee.isDone.store(false, ordering: .releasing)
  }

  /// Puts an entry into the first free slot within reach.
  private static func place(
    _ entry: UnsafeMutablePointer<Entry>, in table: UnsafeMutablePointer<Table>
  ) -> Bool {
    for step in 0..<reach {
      let index = Int(truncatingIfNeeded: unsafe (entry.pointee.hash &+ step) & table.pointee.mask)
      if unsafe table.pointee.slots[index].load(ordering: .relaxed) == nil {
        unsafe table.pointee.slots[index].store(entry, ordering: .releasing)
        return true
      }
    }
    return false
  }

  /// Makes a table of twice the size with the same entries.
  ///
  /// An entry that finds no room in it is from then on found under the lock.
  ///
  /// - Returns: The table, or nothing if the largest is there already.
  private static func grow(
    _ old: UnsafeMutablePointer<Table>?
  ) -> UnsafeMutablePointer<Table>? {
    let size = unsafe old.map { Int(unsafe $0.pointee.mask + 1) } ?? 2
    guard size < 4 * limit else { return nil }
    let new = UnsafeMutablePointer<Table>.allocate(capacity: 1)
    unsafe new.initialize(to: Table(size: size * 2, smaller: old))
    guard let old = unsafe old else { return unsafe new }
    for index in 0..<size {
      guard let entry = unsafe old.pointee.slots[index].load(ordering: .relaxed) else { continue }
      _ = unsafe place(entry, in: new)
    }
    return unsafe new
  }
}
