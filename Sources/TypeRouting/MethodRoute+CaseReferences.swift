extension MethodRoute {
  /// Creates a route for a case of an enumeration to a method without parameter.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The case that this route is for; its raw value counts.
  ///   - target: The method that the route leads to.
  @inlinable public init<TypeValue: RawRepresentable<String>, Result>(
    _ method: String, typeKey: String, typeValue: TypeValue,
    to target: @escaping @Sendable (Owner) -> () throws -> Result
  ) {
    self.init(method, typeKey: typeKey, typeValue: typeValue.rawValue, RoutedMethod(target))
  }

  /// Creates a route for a case of an enumeration to a method with one parameter.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The case that this route is for; its raw value counts.
  ///   - target: The method that the route leads to.
  @inlinable public init<TypeValue: RawRepresentable<String>, Parameter, Result>(
    _ method: String, typeKey: String, typeValue: TypeValue,
    to target: @escaping @Sendable (Owner) -> (Parameter) throws -> Result
  ) {
    self.init(method, typeKey: typeKey, typeValue: typeValue.rawValue, RoutedMethod(target))
  }

  /// Creates a route for a case of an enumeration to an asynchronous method without parameter.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The case that this route is for; its raw value counts.
  ///   - target: The method that the route leads to.
  @inlinable public init<TypeValue: RawRepresentable<String>, Result>(
    _ method: String, typeKey: String, typeValue: TypeValue,
    to target: @escaping @Sendable (Owner) -> () async throws -> Result
  ) {
    self.init(method, typeKey: typeKey, typeValue: typeValue.rawValue, RoutedMethod(target))
  }

  /// Creates a route for a case of an enumeration to an asynchronous method with one parameter.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The case that this route is for; its raw value counts.
  ///   - target: The method that the route leads to.
  @inlinable public init<TypeValue: RawRepresentable<String>, Parameter, Result>(
    _ method: String, typeKey: String, typeValue: TypeValue,
    to target: @escaping @Sendable (Owner) -> (Parameter) async throws -> Result
  ) {
    self.init(method, typeKey: typeKey, typeValue: typeValue.rawValue, RoutedMethod(target))
  }

  /// Creates a route for a case of an enumeration to a method of the main actor without parameter.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The case that this route is for; its raw value counts.
  ///   - target: The method that the route leads to.
  @inlinable public init<TypeValue: RawRepresentable<String>, Result>(
    _ method: String, typeKey: String, typeValue: TypeValue,
    to target: @escaping @Sendable (Owner) -> @MainActor () throws -> Result
  ) {
    self.init(method, typeKey: typeKey, typeValue: typeValue.rawValue, RoutedMethod(target))
  }

  /// Creates a route for a case of an enumeration to a method of the main actor with one parameter.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The case that this route is for; its raw value counts.
  ///   - target: The method that the route leads to.
  @inlinable public init<TypeValue: RawRepresentable<String>, Parameter, Result>(
    _ method: String, typeKey: String, typeValue: TypeValue,
    to target: @escaping @Sendable (Owner) -> @MainActor (Parameter) throws -> Result
  ) {
    self.init(method, typeKey: typeKey, typeValue: typeValue.rawValue, RoutedMethod(target))
  }
}
