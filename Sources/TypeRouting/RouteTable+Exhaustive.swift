extension RouteTable {
  /// Throws if a method lacks a route for a case of an enumeration, or has one for no case.
  ///
  /// Call it in a test, so that a new case can't be forgotten:
  ///
  /// ```swift
  /// try Menu.routes.requireExhaustive(over: ColorMenu.self)
  /// ```
  ///
  /// Without `method:`, each method that has a route under the key must have one for each case.
  ///
  /// A default route is no route of a case: it would hide what was forgotten.
  ///
  /// - Parameters:
  ///   - enumeration: The type of the values; their raw values are what routes are declared for.
  ///   - method: The method, or nil for each method that has a route under the key.
  ///   - typeKey: The type key, or nil if it is the name of the enumeration.
  /// - Throws: A ``RouteTableError`` with all missing and all surplus values.
  /// - Complexity: O(*n* · *m*) in the number of routes and methods.
  public func requireExhaustive<TypeValue: CaseIterable & RawRepresentable<String>>(
    over enumeration: TypeValue.Type, method: String? = nil, typeKey: String? = nil
  ) throws(RouteTableError) {
    let typeKey = typeKey ?? "\(enumeration)"
    let cases = enumeration.allCases.map(\.rawValue)
    let methods = method.map { [$0] } ?? self.methods.filter { typeKeys(of: $0).contains(typeKey) }
    var mistakes: [RouteTableError.Mistake] = []
    if methods.isEmpty {
      mistakes.append(
        .init(
          kind: .missingValue, source: typeKey,
          description: "There is no route for the type key '\(typeKey)'."))
    }
    for method in methods {
      let values = typeValues(of: method, typeKey: typeKey)
      for missing in cases where !values.contains(missing) {
        mistakes.append(
          .init(
            kind: .missingValue, source: method,
            description: "There is no route for \(typeKey) '\(missing)'."))
      }
      for surplus in values where !cases.contains(surplus) {
        mistakes.append(
          .init(
            kind: .surplusValue, source: method,
            description: "The route for \(typeKey) '\(surplus)' is for no case of \(enumeration)."))
      }
    }
    guard mistakes.isEmpty else {
      throw RouteTableError(owner: "\(Owner.self)", mistakes: mistakes)
    }
  }
}
