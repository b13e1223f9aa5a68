extension MethodRouting {
  /// This object as its table knows it.
  ///
  /// It traps if the table is one of another type altogether, which no call could mend.
  @inlinable func asRouted() -> Routed {
    guard let routed = self as? Routed else {
      fatalError(
        "The routes of \(Self.self) are those of \(Routed.self), which it is not.")
    }
    return routed
  }
}
