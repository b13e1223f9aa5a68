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
  @inlinable static func combine(_ seed: UInt64, _ text: String) -> UInt64 {
    let hash = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe combine(seed, UnsafeRawBufferPointer(bytes))
    }
    if let hash { return hash }
    // Text that Foundation lent on Apple platforms has no bytes to look at until it is copied.
    var copy = text
    return copy.withUTF8 { bytes in unsafe combine(seed, UnsafeRawBufferPointer(bytes)) }
  }

  @inlinable static func combine(_ seed: UInt64, _ bytes: UnsafeRawBufferPointer) -> UInt64 {
    // Starting from the length keeps "ab" + "c" and "a" + "bc" apart.
    let count = bytes.count
    var hash = seed ^ UInt64(truncatingIfNeeded: count)
    var offset = 0
    while offset &+ 8 <= count {
      let word = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      hash = fold(hash ^ word, 0x9E37_79B9_7F4A_7C15)
      offset &+= 8
    }
    var rest: UInt64 = 0
    while offset < count {
      rest = rest << 8 | UInt64(unsafe bytes[offset])
      offset &+= 1
    }
    return fold(hash ^ rest, 0xBF58_476D_1CE4_E5B9)
  }

  /// Both halves of the product in one word, so that every bit of the input reaches every other.
  @inlinable static func fold(_ first: UInt64, _ second: UInt64) -> UInt64 {
    let product = first.multipliedFullWidth(by: second)
    return product.high ^ product.low
  }
}
