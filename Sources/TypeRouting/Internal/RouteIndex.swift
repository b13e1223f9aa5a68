/// The positions of routes by the bytes of their names: an open-addressing hash table that never
/// changes once it is made.
///
/// One hash over method, type key and type value, no text built, nothing allocated: this is what
/// makes a routed call cost no more than a dictionary hit. It compares bytes, so it finds what is
/// spelled the same; canonically equivalent spellings are found through a dictionary after a miss.
///
/// The hash has no secret seed. That is safe because only the routes of the program are ever put
/// in: whoever chooses the names that are looked up can't make the table longer.
@frozen @usableFromInline struct RouteIndex: Sendable {
  /// One place of the table.
  @frozen @usableFromInline struct Slot: Sendable {
    @usableFromInline let hash: UInt64

    /// The position of the route, or -1 in a place that is free.
    @usableFromInline let position: Int

    @inlinable init(hash: UInt64, position: Int) {
      self.hash = hash
      self.position = position
    }
  }

  /// A power of two places, of which at most half are taken, so that every search ends.
  @usableFromInline let slots: [Slot]

  /// Makes the index of routes, whose identities must be distinct.
  init(_ identities: some Collection<RouteIdentity>) {
    var capacity = 4
    while capacity < identities.count * 2 { capacity *= 2 }
    var slots = Array(repeating: Slot(hash: 0, position: -1), count: capacity)
    for (position, identity) in identities.enumerated() {
      let hash = Self.hash(
        identity.method, identity.typeKey, identity.typeValue, identity.takesParameter)
      var place = Int(truncatingIfNeeded: hash) & (capacity - 1)
      while slots[place].position >= 0 { place = (place + 1) & (capacity - 1) }
      slots[place] = Slot(hash: hash, position: position)
    }
    self.slots = slots
  }

  /// The hash of all that identifies a route.
  @inlinable static func hash(
    _ method: String, _ typeKey: String, _ typeValue: String, _ takesParameter: Bool
  ) -> UInt64 {
    var hash: UInt64 = takesParameter ? 0xA076_1D64_78BD_642F : 0xE703_7ED1_A0B4_28DB
    hash = combine(hash, method)
    hash = combine(hash, typeKey)
    return combine(hash, typeValue)
  }

  /// Mixes the bytes of a text into a hash, eight at a time.
  @inlinable @inline(__always) static func combine(_ seed: UInt64, _ text: String) -> UInt64 {
    let hash = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe combine(seed, bytes.baseAddress, bytes.count)
    }
    // Text that Foundation lent on Apple platforms has no bytes to look at until it is copied.
    return hash ?? combineCopy(seed, text)
  }

  @usableFromInline static func combineCopy(_ seed: UInt64, _ text: String) -> UInt64 {
    var copy = text
    return copy.withUTF8 { bytes in unsafe combine(seed, bytes.baseAddress, bytes.count) }
  }

  @inlinable @inline(__always) static func combine(
    _ seed: UInt64, _ start: UnsafePointer<UInt8>?, _ count: Int
  ) -> UInt64 {
    // Starting from the length keeps "ab" + "c" and "a" + "bc" apart. It is spread over all bits, since
    // in the lowest ones a first letter could undo what another length did.
    var hash = seed ^ (UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15)
    guard let start = unsafe UnsafeRawPointer(start), count > 0 else {
      return fold(hash, 0xBF58_476D_1CE4_E5B9)
    }
    guard count >= 8 else {
      return unsafe fold(hash ^ shortWord(start, count), 0xBF58_476D_1CE4_E5B9)
    }
    var offset = 0
    while offset &+ 8 < count {
      let word = unsafe start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      hash = fold(hash ^ word, 0x9E37_79B9_7F4A_7C15)
      offset &+= 8
    }
    // The last word may overlap the one before, which is cheaper than going byte by byte.
    let word = unsafe start.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
    return fold(hash ^ word, 0xBF58_476D_1CE4_E5B9)
  }

  /// One to seven bytes as one word; some may count twice, but none is left out.
  @inlinable @inline(__always) static func shortWord(
    _ start: UnsafeRawPointer, _ count: Int
  ) -> UInt64 {
    if count >= 4 {
      let first = unsafe start.loadUnaligned(fromByteOffset: 0, as: UInt32.self)
      let last = unsafe start.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
      return UInt64(first) << 32 | UInt64(last)
    }
    let first = unsafe start.load(fromByteOffset: 0, as: UInt8.self)
    let middle = unsafe start.load(fromByteOffset: count >> 1, as: UInt8.self)
    let last = unsafe start.load(fromByteOffset: count &- 1, as: UInt8.self)
    return UInt64(first) << 16 | UInt64(middle) << 8 | UInt64(last)
  }

  /// Both halves of the product in one word, so that every bit of the input reaches every other.
  @inlinable @inline(__always) static func fold(_ first: UInt64, _ second: UInt64) -> UInt64 {
    let product = first.multipliedFullWidth(by: second)
    return product.high ^ product.low
  }
}
