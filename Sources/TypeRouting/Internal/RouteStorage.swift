/// Everything that a table knows, behind one reference; never changed once it is made.
@usableFromInline final class RouteStorage<Owner>: Sendable {
  /// One route: what it is called and the method that it leads to.
  @frozen @usableFromInline struct Row: Sendable {
    @usableFromInline let identity: RouteIdentity
    @usableFromInline let body: MethodBody<Owner>

    /// Where the route was declared.
    @usableFromInline let source: RouteSource
  }

  /// The routes in the order of their declaration, those of a superclass first.
  @usableFromInline let rows: [Row]

  /// The positions in `rows` by spelling, for calls.
  @usableFromInline let index: RouteIndex

  /// The positions in `rows` under canonical equivalence.
  let positions: [RouteIdentity: Int]

  /// The routes that take what has none of its own.
  let defaults: [DefaultIdentity: DefaultRow]

  /// The declared type keys, each once, in the order of their declaration.
  let typeKeys: [String]

  /// The words of the naming scheme.
  let convention: RouteName.Convention

  /// A default route: the method that it leads to, and where it was declared.
  struct DefaultRow: Sendable {
    let body: MethodBody<Owner>
    let source: RouteSource
  }

  init(
    rows: [Row], positions: [RouteIdentity: Int], defaults: [DefaultIdentity: DefaultRow],
    typeKeys: [String], convention: RouteName.Convention
  ) {
    self.rows = rows
    self.positions = positions
    self.defaults = defaults
    self.typeKeys = typeKeys
    self.convention = convention
    index = RouteIndex(rows.lazy.map(\.identity))
  }
}

// MARK: - Lookup

extension RouteStorage {
  /// The position of the route that is spelled like this, or -1.
  @inlinable func position(
    _ method: String, _ typeKey: String, _ typeValue: String, _ takesParameter: Bool
  ) -> Int {
    let hash = RouteIndex.hash(method, typeKey, typeValue, takesParameter)
    let mask = index.slots.count &- 1
    var place = Int(truncatingIfNeeded: hash) & mask
    while true {
      let slot = index.slots[place]
      if slot.position < 0 { return -1 }
      if slot.hash == hash {
        let identity = rows[slot.position].identity
        if identity.typeValue == typeValue, identity.typeKey == typeKey,
          identity.method == method, identity.takesParameter == takesParameter
        {
          return slot.position
        }
      }
      place = (place &+ 1) & mask
    }
  }
}

// Doors for tests: a route is found all the same if these fail it, but slowly.
extension RouteTable {
  /// Whether a route is found at once, by the bytes of its names.
  package func isIndexed(
    _ method: String, typeKey: String, typeValue: String, takesParameter: Bool
  ) -> Bool {
    storage.position(method, typeKey, typeValue, takesParameter) >= 0
  }

  /// What tells routes apart in the index.
  package static func indexHash(
    _ method: String, typeKey: String, typeValue: String, takesParameter: Bool
  ) -> UInt64 {
    RouteIndex.hash(method, typeKey, typeValue, takesParameter)
  }
}
