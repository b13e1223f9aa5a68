/// What tells a route from all others of a table.
///
/// Equality is canonical equivalence, as everywhere in Swift: a value in composed and the same in
/// decomposed characters are one route.
@frozen @usableFromInline struct RouteIdentity: Hashable, Sendable {
  @usableFromInline let method: String
  @usableFromInline let typeKey: String
  @usableFromInline let typeValue: String

  /// Whether the method takes a parameter: `open()` and `open(_:)` are two methods.
  @usableFromInline let takesParameter: Bool

  @inlinable init(method: String, typeKey: String, typeValue: String, takesParameter: Bool) {
    self.method = method
    self.typeKey = typeKey
    self.typeValue = typeValue
    self.takesParameter = takesParameter
  }
}

extension RouteIdentity: Comparable {
  @usableFromInline static func < (first: RouteIdentity, second: RouteIdentity) -> Bool {
    if first.method != second.method { return first.method < second.method }
    if first.typeKey != second.typeKey { return first.typeKey < second.typeKey }
    if first.typeValue != second.typeValue { return first.typeValue < second.typeValue }
    return !first.takesParameter && second.takesParameter
  }
}

extension RouteIdentity: CustomStringConvertible {
  /// The route as errors and tables show it.
  @usableFromInline var description: String {
    "\(method)(\(takesParameter ? "_:" : "")) for \(typeKey) '\(typeValue)'"
  }
}
