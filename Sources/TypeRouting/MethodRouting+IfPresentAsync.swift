extension MethodRouting {
  /// Calls the method for a type value if it has a route, waits for it, and tells whether it has.
  ///
  /// It takes synchronous methods as well. What the method returns is discarded. A default route
  /// counts. A route that takes a parameter is none for this call; ask with a parameter for it.
  ///
  /// - Parameters:
  ///   - method: The method, which is the part of its name before the separator.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The value.
  /// - Returns: Whether there is a route.
  /// - Throws: What the method throws, or a ``RoutingError`` if it can't be called from here.
  /// - Complexity: O(1) in the number of routes.
  @discardableResult
  @inlinable public func callRoutedMethodIfPresentAsync(
    _ method: String, typeKey: String, typeValue: String
  ) async throws -> Bool {
    try await type(of: self).routes.callIfPresentAsync(
      method, typeKey, typeValue, on: asRouted(), with: (), takesParameter: false)
  }

  /// Calls the method with a parameter if it has a route, waits, and tells whether it has.
  ///
  /// It takes synchronous methods as well. What the method returns is discarded. A default route
  /// counts. A route that takes no parameter is none for this call.
  ///
  /// - Parameters:
  ///   - method: The method, which is the part of its name before the separator.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The value.
  ///   - parameter: What the method gets.
  /// - Returns: Whether there is a route.
  /// - Throws: What the method throws, or a ``RoutingError`` if it takes another parameter or can't be
  ///   called from here.
  /// - Complexity: O(1) in the number of routes.
  @discardableResult
  @inlinable public func callRoutedMethodIfPresentAsync<Parameter>(
    _ method: String, typeKey: String, typeValue: String, with parameter: Parameter
  ) async throws -> Bool {
    try await type(of: self).routes.callIfPresentAsync(
      method, typeKey, typeValue, on: asRouted(), with: parameter, takesParameter: true)
  }

  /// Calls the method for a case of an enumeration if it has a route, and waits for it.
  ///
  /// - Parameters:
  ///   - method: The method, which is the part of its name before the separator.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The value; its raw value is what routes are declared for.
  /// - Returns: Whether there is a route.
  /// - Throws: What the method throws, or a ``RoutingError`` if it can't be called from here.
  /// - Complexity: O(1) in the number of routes.
  @discardableResult
  @inlinable public func callRoutedMethodIfPresentAsync<TypeValue: RawRepresentable<String>>(
    _ method: String, typeKey: String, typeValue: TypeValue
  ) async throws -> Bool {
    try await callRoutedMethodIfPresentAsync(
      method, typeKey: typeKey, typeValue: typeValue.rawValue)
  }

  /// Calls the method with a parameter for a case if it has a route, and waits for it.
  ///
  /// - Parameters:
  ///   - method: The method, which is the part of its name before the separator.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The value; its raw value is what routes are declared for.
  ///   - parameter: What the method gets.
  /// - Returns: Whether there is a route.
  /// - Throws: What the method throws, or a ``RoutingError`` if it takes another parameter or can't be
  ///   called from here.
  /// - Complexity: O(1) in the number of routes.
  @discardableResult
  @inlinable
  public func callRoutedMethodIfPresentAsync<
    TypeValue: RawRepresentable<String>, Parameter
  >(
    _ method: String, typeKey: String, typeValue: TypeValue, with parameter: Parameter
  ) async throws -> Bool {
    try await callRoutedMethodIfPresentAsync(
      method, typeKey: typeKey, typeValue: typeValue.rawValue, with: parameter)
  }
}
