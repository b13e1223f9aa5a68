public import Synchronization

extension DoneSet {
  /// Returns whether the key is known to be done.
  @inlinable
  func contains(_ key: Once.Key) -> Bool {
    guard let table = unsafe table.load(ordering: .acquiring),
      let entry = unsafe Self.find(key, hash: Self.hash(key), in: table)
    else { return false }
    return unsafe entry.pointee.isDone.load(ordering: .acquiring)
  }

  @inlinable
  static func find(
    _ key: Once.Key, hash: UInt64, in table: UnsafeMutablePointer<Table>
  ) -> UnsafeMutablePointer<Entry>? {
    for step in 0..<reach {
      let index = Int(truncatingIfNeeded: unsafe (hash &+ step) & table.pointee.mask)
      guard let entry = unsafe table.pointee.slots[index].load(ordering: .acquiring) else {
        return nil
      }
      if unsafe entry.pointee.hash == hash, unsafe entry.pointee.key == key { return unsafe entry }
    }
    return nil
  }

  /// Mixes the bytes of the text and the place, eight bytes at a time.
  @inlinable
  static func hash(_ key: Once.Key) -> UInt64 {
    var hash: UInt64 = 0
    if let site = key.site { hash = mix(UInt64(site.line), UInt64(site.column)) }
    unsafe key.text.utf8.withContiguousStorageIfAvailable { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      hash = mix(hash, UInt64(bytes.count))
      var offset = 0
      while offset &+ 8 <= bytes.count {
        hash = unsafe mix(hash, bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset &+= 8
      }
      var rest: UInt64 = 0
      while offset < bytes.count {
        rest = unsafe rest << 8 | UInt64(bytes[offset])
        offset &+= 1
      }
      hash = mix(hash, rest)
    }
    return hash
  }

  @inlinable
  static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word ^ 0x9E37_79B9_7F4A_7C15) &* 0xD6E8_FEB8_6659_FD93
    return product ^ product >> 32
  }
}
