extension RouteTable {
  /// Returns a route that can be called again and again at the cost of a closure.
  ///
  /// ```swift
  /// let red = try Menu.routes.resolve("createMenu", typeKey: "ColorMenu", typeValue: "Red")
  /// try red.call(on: menu)
  /// ```
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The value.
  ///   - parameter: The type of the parameter, if the method takes one.
  ///   - result: The type of the result, if it is wanted; otherwise it is discarded.
  /// - Returns: The route, or the default route that stands in for it.
  /// - Throws: A ``RoutingError`` if there is no such route, or if the types don't fit.
  /// - Complexity: O(1) in the number of routes.
  @inlinable public func resolve<Parameter, Result>(
    _ method: String, typeKey: String, typeValue: String,
    parameter: Parameter.Type = Void.self, result: Result.Type = Void.self
  ) throws(RoutingError) -> ResolvedRoute<Owner, Parameter, Result> {
    let takesParameter = parameter != Void.self
    let position = storage.position(method, typeKey, typeValue, takesParameter)
    let (body, route) = try storage.target(
      at: position, method, typeKey, typeValue, takesParameter, for: parameter)
    // With exactly these types it is the very closure, with nothing around it.
    if let body = body as? SyncBody<Owner, Parameter, Result> { return ResolvedRoute(body.call) }
    if let body = body as? AsyncBody<Owner, Parameter, Result> {
      return ResolvedRoute({ _, _ in throw RoutingError.asynchronous(route) }, body.call)
    }
    return try ResolvedRoute(converting: body, of: route)
  }
}

extension RouteTable {
  /// Returns a route for a case of an enumeration.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The value; its raw value is what routes are declared for.
  ///   - parameter: The type of the parameter, if the method takes one.
  ///   - result: The type of the result, if it is wanted; otherwise it is discarded.
  /// - Returns: The route, or the default route that stands in for it.
  /// - Throws: A ``RoutingError`` if there is no such route, or if the types don't fit.
  /// - Complexity: O(1) in the number of routes.
  @inlinable public func resolve<TypeValue: RawRepresentable<String>, Parameter, Result>(
    _ method: String, typeKey: String, typeValue: TypeValue,
    parameter: Parameter.Type = Void.self, result: Result.Type = Void.self
  ) throws(RoutingError) -> ResolvedRoute<Owner, Parameter, Result> {
    try resolve(
      method, typeKey: typeKey, typeValue: typeValue.rawValue, parameter: parameter, result: result)
  }
}

extension ResolvedRoute {
  /// Creates a route that converts types, waits, or checks where it is called.
  @usableFromInline init(
    converting body: MethodBody<Owner>, of route: RouteIdentity
  ) throws(RoutingError) {
    try body.check(Parameter.self, Result.self, of: route)
    self.init(
      { owner, parameter in
        try body.call(owner, converting: parameter, to: Result.self, of: route)
      },
      { owner, parameter in
        try await body.callAsync(owner, converting: parameter, to: Result.self, of: route)
      })
  }
}
