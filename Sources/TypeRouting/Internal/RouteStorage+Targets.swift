extension RouteStorage {
  /// A method, and the route for which it was found.
  @usableFromInline typealias Target = (body: MethodBody<Owner>, route: RouteIdentity)

  /// What a position stands for, or what the names stand for that have none.
  ///
  /// A text has no position if no route is spelled like it, but may have a route that is
  /// canonically equivalent, or a default route.
  @usableFromInline func target(
    at position: Int, _ method: String, _ typeKey: String, _ typeValue: String,
    _ takesParameter: Bool
  ) -> Target? {
    guard position < 0 else { return (rows[position].body, rows[position].identity) }
    let route = RouteIdentity(
      method: method, typeKey: typeKey, typeValue: typeValue, takesParameter: takesParameter)
    if let position = positions[route] { return (rows[position].body, route) }
    guard !defaults.isEmpty else { return nil }
    let candidates = DefaultIdentity.candidates(for: route).lazy
    return candidates.compactMap { self.defaults[$0]?.body }.first.map { ($0, route) }
  }

  /// The same, or the error, which shows the type of the parameter that the caller has.
  @usableFromInline func target(
    at position: Int, _ method: String, _ typeKey: String, _ typeValue: String,
    _ takesParameter: Bool, for argument: Any.Type
  ) throws(RoutingError) -> Target {
    guard let target = target(at: position, method, typeKey, typeValue, takesParameter) else {
      let route = RouteIdentity(
        method: method, typeKey: typeKey, typeValue: typeValue, takesParameter: takesParameter)
      throw missing(route, argument)
    }
    return target
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
