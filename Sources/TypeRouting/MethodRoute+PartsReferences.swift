extension MethodRoute {
  /// Creates a route from its parts to a method without parameter.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The value that this route is for.
  ///   - target: The method that the route leads to.
  @inlinable public init<Result>(
    _ method: String, typeKey: String, typeValue: String,
    to target: @escaping @Sendable (Owner) -> () throws -> Result
  ) {
    self.init(method, typeKey: typeKey, typeValue: typeValue, RoutedMethod(target))
  }

  /// Creates a route from its parts to a method with one parameter.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The value that this route is for.
  ///   - target: The method that the route leads to.
  @inlinable public init<Parameter, Result>(
    _ method: String, typeKey: String, typeValue: String,
    to target: @escaping @Sendable (Owner) -> (Parameter) throws -> Result
  ) {
    self.init(method, typeKey: typeKey, typeValue: typeValue, RoutedMethod(target))
  }

  /// Creates a route from its parts to an asynchronous method without parameter.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The value that this route is for.
  ///   - target: The method that the route leads to.
  @inlinable public init<Result>(
    _ method: String, typeKey: String, typeValue: String,
    to target: @escaping @Sendable (Owner) -> () async throws -> Result
  ) {
    self.init(method, typeKey: typeKey, typeValue: typeValue, RoutedMethod(target))
  }

  /// Creates a route from its parts to an asynchronous method with one parameter.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The value that this route is for.
  ///   - target: The method that the route leads to.
  @inlinable public init<Parameter, Result>(
    _ method: String, typeKey: String, typeValue: String,
    to target: @escaping @Sendable (Owner) -> (Parameter) async throws -> Result
  ) {
    self.init(method, typeKey: typeKey, typeValue: typeValue, RoutedMethod(target))
  }

  /// Creates a route from its parts to a method of the main actor without parameter.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The value that this route is for.
  ///   - target: The method that the route leads to.
  @inlinable public init<Result>(
    _ method: String, typeKey: String, typeValue: String,
    to target: @escaping @Sendable (Owner) -> @MainActor () throws -> Result
  ) {
    self.init(method, typeKey: typeKey, typeValue: typeValue, RoutedMethod(target))
  }

  /// Creates a route from its parts to a method of the main actor with one parameter.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The value that this route is for.
  ///   - target: The method that the route leads to.
  @inlinable public init<Parameter, Result>(
    _ method: String, typeKey: String, typeValue: String,
    to target: @escaping @Sendable (Owner) -> @MainActor (Parameter) throws -> Result
  ) {
    self.init(method, typeKey: typeKey, typeValue: typeValue, RoutedMethod(target))
  }
}
