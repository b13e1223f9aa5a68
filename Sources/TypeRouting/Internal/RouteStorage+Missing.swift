extension RouteStorage {
  /// The method of a route, or of the default route that stands in for it.
  ///
  /// Here spellings count as equal that are canonically equivalent.
  @usableFromInline func body(of route: RouteIdentity) -> MethodBody<Owner>? {
    if let position = positions[route] { return rows[position].body }
    guard !defaults.isEmpty else { return nil }
    return DefaultIdentity.candidates(for: route).lazy.compactMap { self.defaults[$0]?.body }.first
  }

  /// The same, or the error, which shows the type of the parameter that the caller has.
  @usableFromInline func found(
    _ route: RouteIdentity, for argument: Any.Type
  ) throws(RoutingError) -> MethodBody<Owner> {
    guard let body = body(of: route) else { throw missing(route, argument) }
    return body
  }

  /// The error that says what there is in place of a route.
  private func missing(_ route: RouteIdentity, _ argument: Any.Type) -> RoutingError {
    let other = RouteIdentity(
      method: route.method, typeKey: route.typeKey, typeValue: route.typeValue,
      takesParameter: !route.takesParameter)
    if let position = positions[other] {
      return .parameterCount(
        route, expected: rows[position].body.traits.parameter, actual: argument)
    }
    let values = typeValues(of: route.method, typeKey: route.typeKey)
    if !values.isEmpty {
      return .missing(route, asked: route.typeValue, what: "values", available: values)
    }
    let keys = typeKeys(of: route.method)
    if !keys.isEmpty {
      return .missing(route, asked: route.typeKey, what: "type keys", available: keys)
    }
    return .missing(route, asked: route.method, what: "methods", available: methods)
  }
}

// MARK: - Names

extension RouteStorage {
  /// The methods that have routes, sorted.
  var methods: [String] { Set(rows.lazy.map(\.identity.method)).sorted() }

  /// The type keys for which a method has routes, sorted.
  func typeKeys(of method: String) -> [String] {
    Set(rows.lazy.map(\.identity).filter { $0.method == method }.map(\.typeKey)).sorted()
  }

  /// The type values for which a method has routes under a key, sorted.
  func typeValues(of method: String, typeKey: String) -> [String] {
    Set(
      rows.lazy.map(\.identity).filter { $0.method == method && $0.typeKey == typeKey }
        .map(\.typeValue)
    ).sorted()
  }
}
