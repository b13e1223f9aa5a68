// The forms with a result are disfavoured for the same reason as those of `callRoutedMethod`.
extension MethodRouting where Routed == Self {
  /// Calls the method for a case of an enumeration, which may change this value.
  ///
  /// It takes the routes that are declared as `mutating:`, and all others that are synchronous.
  ///
  /// - Parameters:
  ///   - method: The method, which is the part of its name before the separator.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The value; its raw value is what routes are declared for.
  /// - Throws: What the method throws, or a ``RoutingError`` if there is no such route.
  /// - Complexity: O(1) in the number of routes.
  @inlinable public mutating func callMutatingRoutedMethod<TypeValue: RawRepresentable<String>>(
    _ method: String, typeKey: String, typeValue: TypeValue
  ) throws {
    try type(of: self).routes.callMutating(
      method, typeKey, typeValue.rawValue, on: &self, with: (), takesParameter: false,
      returning: Void.self)
  }

  /// Calls the method for a case of an enumeration, which may change this value; returns its result.
  ///
  /// Where the result is wanted as `Any` or `Any?`, Swift takes the form without a result instead:
  /// name the type.
  ///
  /// - Parameters:
  ///   - method: The method, which is the part of its name before the separator.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The value; its raw value is what routes are declared for.
  /// - Returns: What the method returns.
  /// - Throws: What the method throws, or a ``RoutingError`` if there is no such route,
  ///   or if it returns another type.
  /// - Complexity: O(1) in the number of routes.
  @_disfavoredOverload
  @inlinable
  public mutating func callMutatingRoutedMethod<TypeValue: RawRepresentable<String>, Result>(
    _ method: String, typeKey: String, typeValue: TypeValue
  ) throws -> Result {
    try type(of: self).routes.callMutating(
      method, typeKey, typeValue.rawValue, on: &self, with: (), takesParameter: false,
      returning: Result.self)
  }

  /// Calls the method with a parameter for a case of an enumeration, which may change this value.
  ///
  /// - Parameters:
  ///   - method: The method, which is the part of its name before the separator.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The value; its raw value is what routes are declared for.
  ///   - parameter: What the method gets.
  /// - Throws: What the method throws, or a ``RoutingError`` if there is no such route,
  ///   or if it takes another parameter.
  /// - Complexity: O(1) in the number of routes.
  @inlinable
  public mutating func callMutatingRoutedMethod<TypeValue: RawRepresentable<String>, Parameter>(
    _ method: String, typeKey: String, typeValue: TypeValue, with parameter: Parameter
  ) throws {
    try type(of: self).routes.callMutating(
      method, typeKey, typeValue.rawValue, on: &self, with: parameter, takesParameter: true,
      returning: Void.self)
  }

  /// Calls the method with a parameter for a case of an enumeration, which may change this value;
  /// returns its result.
  ///
  /// Where the result is wanted as `Any` or `Any?`, Swift takes the form without a result instead:
  /// name the type.
  ///
  /// - Parameters:
  ///   - method: The method, which is the part of its name before the separator.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The value; its raw value is what routes are declared for.
  ///   - parameter: What the method gets.
  /// - Returns: What the method returns.
  /// - Throws: What the method throws, or a ``RoutingError`` if there is no such route,
  ///   or if its types are others.
  /// - Complexity: O(1) in the number of routes.
  @_disfavoredOverload
  @inlinable
  public mutating func callMutatingRoutedMethod<
    TypeValue: RawRepresentable<String>, Parameter, Result
  >(
    _ method: String, typeKey: String, typeValue: TypeValue, with parameter: Parameter
  ) throws -> Result {
    try type(of: self).routes.callMutating(
      method, typeKey, typeValue.rawValue, on: &self, with: parameter, takesParameter: true,
      returning: Result.self)
  }
}
