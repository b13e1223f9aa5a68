private import Synchronization

extension DoneSet {
  /// Notes that a key is done, if there is room.
  func insert(_ key: Once.Key) {
    if let entry = unsafe findSpelling(key) {
      return unsafe entry.pointee.isDone.store(true, ordering: .releasing)
    }
    let known = count.load(ordering: .relaxed)
    guard known < Self.limit else { return }
    count.store(known + 1, ordering: .relaxed)
    let entry = UnsafeMutablePointer<Entry>.allocate(capacity: 1)
    unsafe entry.initialize(
      to: Entry(key: key, hash: Self.hash(key), older: newest.load(ordering: .relaxed)))
    unsafe newest.store(entry, ordering: .releasing)

    guard let table = unsafe table.load(ordering: .relaxed) else {
      if known == Self.shortLength { unsafe makeTable(size: 4 * Self.shortLength, smaller: nil) }
      return
    }
    // At most half full, so that most keys are found in the first slots.
    let size = unsafe Int(table.pointee.mask) + 1
    if known < size / 2 {
      unsafe Self.place(entry, in: table)
    } else {
      unsafe makeTable(size: 2 * size, smaller: table)
    }
  }

  /// Notes that a key is no longer done; it must be spelled as it was when it was inserted.
  func remove(_ key: Once.Key) {
    guard let entry = unsafe findSpelling(key) else { return }
    unsafe entry.pointee.isDone.store(false, ordering: .releasing)
  }

  /// Finds the entry of a key in this very spelling.
  ///
  /// The table has an entry by its bytes, while the list is searched by what texts mean. An entry that
  /// was written for another spelling could no longer be found when the list becomes a table.
  private func findSpelling(_ key: Once.Key) -> UnsafeMutablePointer<Entry>? {
    if let table = unsafe table.load(ordering: .relaxed) { return unsafe Self.find(key, in: table) }
    let hash = Self.hash(key)
    var next = unsafe newest.load(ordering: .relaxed)
    while let entry = unsafe next {
      if unsafe entry.pointee.hash == hash, unsafe entry.pointee.key == key { return unsafe entry }
      unsafe next = entry.pointee.older
    }
    return nil
  }

  /// Makes a table of all entries.
  private func makeTable(size: Int, smaller: UnsafeMutablePointer<Table>?) {
    let new = UnsafeMutablePointer<Table>.allocate(capacity: 1)
    unsafe new.initialize(to: Table(size: size, smaller: smaller))
    var next = unsafe newest.load(ordering: .relaxed)
    while let entry = unsafe next {
      unsafe Self.place(entry, in: new)
      unsafe next = entry.pointee.older
    }
    unsafe table.store(new, ordering: .releasing)
  }

  /// Puts an entry into the first free slot within reach.
  ///
  /// If there is none the entry can't be found any more, not even to be cleared, so it must not say
  /// that its key is done when a larger table has room for it.
  private static func place(
    _ entry: UnsafeMutablePointer<Entry>, in table: UnsafeMutablePointer<Table>
  ) {
    for step in 0..<reach {
      let index = Int(truncatingIfNeeded: unsafe (entry.pointee.hash &+ step) & table.pointee.mask)
      if unsafe table.pointee.slots[index].load(ordering: .relaxed) == nil {
        return unsafe table.pointee.slots[index].store(entry, ordering: .releasing)
      }
    }
    unsafe entry.pointee.isDone.store(false, ordering: .releasing)
  }
}
