/// An access level, from the narrowest to the widest.
package enum Access: String, Sendable, Comparable, CaseIterable {
  case `private`
  case `fileprivate`
  case `internal`
  case package
  case `public`
  case open

  package static func < (first: Access, second: Access) -> Bool {
    first.rank < second.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether code in another file of the module can use what has this level.
  package var reachesOtherFiles: Bool { self >= .internal }
}
