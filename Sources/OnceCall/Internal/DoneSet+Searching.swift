public import Synchronization

extension DoneSet {
  /// Returns whether the key is known to be done.
  @inlinable
  func contains(_ key: Once.Key) -> Bool {
    guard let entry = unsafe find(key) else { return false }
    return unsafe entry.pointee.isDone.load(ordering: .acquiring)
  }

  @inlinable
  func find(_ key: Once.Key) -> UnsafeMutablePointer<Entry>? {
    if let table = unsafe table.load(ordering: .acquiring) {
      return unsafe Self.find(key, in: table)
    }
    // Texts of another length are passed over without a look.
    let length = key.text.utf8.count
    var next = unsafe newest.load(ordering: .acquiring)
    while let entry = unsafe next {
      if unsafe entry.pointee.key.text.utf8.count == length, unsafe entry.pointee.key == key {
        return unsafe entry
      }
      unsafe next = entry.pointee.older
    }
    return nil
  }

  @usableFromInline
  static func find(
    _ key: Once.Key, in table: UnsafeMutablePointer<Table>
  ) -> UnsafeMutablePointer<Entry>? {
    let hash = Self.hash(key)
    for step in 0..<reach {
      let index = Int(truncatingIfNeeded: unsafe (hash &+ step) & table.pointee.mask)
      guard let entry = unsafe table.pointee.slots[index].load(ordering: .acquiring) else {
        return nil
      }
      if unsafe entry.pointee.hash == hash, unsafe entry.pointee.key == key { return unsafe entry }
    }
    return nil
  }

  /// The hash of a key's place and of the bytes of its text.
  static func hash(_ key: Once.Key) -> UInt64 {
    var hash: UInt64 = 0
    if let site = key.site {
      hash = mix(mix(mix(hash, site.fileID), UInt64(site.line)), UInt64(site.column))
    }
    // Once more, since texts that differ in a digit or two still fall into a pattern after one product.
    return mix(mix(hash, key.text), 0)
  }

  /// Mixes the bytes of a text in, eight at a time.
  private static func mix(_ hash: UInt64, _ text: String) -> UInt64 {
    unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      var hash = mix(hash, UInt64(bytes.count))
      guard bytes.count >= 8 else {
        let word = unsafe bytes.reduce(0) { $0 << 8 | UInt64($1) }
        return mix(hash, word)
      }
      // The last word overlaps the one before.
      let last = bytes.count &- 8
      var offset = 0
      while offset < last {
        hash = unsafe mix(hash, bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset &+= 8
      }
      return unsafe mix(hash, bytes.loadUnaligned(fromByteOffset: last, as: UInt64.self))
    } ?? hash
  }

  // Both halves of the product, since the high bits of a word reach the low ones in the high half only.
  static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word ^ 0x9E37_79B9_7F4A_7C15)
      .multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }
}
