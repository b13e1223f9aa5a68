extension RouteTable {
  /// The number of routes, without default routes.
  public var count: Int { storage.rows.count }

  /// The routes, sorted by method, type key and type value.
  ///
  /// - Complexity: O(*n* log *n*) in the number of routes.
  public var routes: [RouteInfo] {
    storage.rows.sorted { $0.identity < $1.identity }.map { RouteInfo($0) }
  }

  /// The declared type keys, each once, in the order of their declaration.
  public var typeKeys: [String] { storage.typeKeys }

  /// The methods that have routes, sorted.
  ///
  /// - Complexity: O(*n* log *n*) in the number of routes.
  public var methods: [String] { storage.methods }

  /// Returns the type keys for which a method has routes, sorted.
  ///
  /// - Parameter method: The method.
  /// - Returns: The keys, each once; none for a method without routes.
  /// - Complexity: O(*n* log *n*) in the number of routes.
  public func typeKeys(of method: String) -> [String] { storage.typeKeys(of: method) }

  /// Returns the type values for which a method has routes, sorted.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - typeKey: The kind of value that it depends on.
  /// - Returns: The values, each once, whether their methods take a parameter or not.
  /// - Complexity: O(*n* log *n*) in the number of routes.
  public func typeValues(of method: String, typeKey: String) -> [String] {
    storage.typeValues(of: method, typeKey: typeKey)
  }

  /// Returns whether there is a route for a type value, with or without a parameter.
  ///
  /// Default routes don't count, since they are for values that have no route.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The value.
  /// - Returns: Whether there is a route.
  /// - Complexity: O(1) in the number of routes.
  public func contains(_ method: String, typeKey: String, typeValue: String) -> Bool {
    [false, true].contains { takesParameter in
      let route = RouteIdentity(
        method: method, typeKey: typeKey, typeValue: typeValue, takesParameter: takesParameter)
      return storage.positions[route] != nil
    }
  }
}
