extension DefaultRoute {
  /// Creates a default route to a method without parameter.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for, or nil for every method.
  ///   - typeKey: The kind of value that it depends on, or nil for every one.
  ///   - target: The method that the route leads to.
  @inlinable public init<Result>(
    _ method: String? = nil, typeKey: String? = nil,
    to target: @escaping @Sendable (Owner) -> () throws -> Result
  ) {
    self.init(method, typeKey: typeKey, RoutedMethod(target))
  }

  /// Creates a default route to a method with one parameter.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for, or nil for every method.
  ///   - typeKey: The kind of value that it depends on, or nil for every one.
  ///   - target: The method that the route leads to.
  @inlinable public init<Parameter, Result>(
    _ method: String? = nil, typeKey: String? = nil,
    to target: @escaping @Sendable (Owner) -> (Parameter) throws -> Result
  ) {
    self.init(method, typeKey: typeKey, RoutedMethod(target))
  }

  /// Creates a default route to an asynchronous method without parameter.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for, or nil for every method.
  ///   - typeKey: The kind of value that it depends on, or nil for every one.
  ///   - target: The method that the route leads to.
  @inlinable public init<Result>(
    _ method: String? = nil, typeKey: String? = nil,
    to target: @escaping @Sendable (Owner) -> () async throws -> Result
  ) {
    self.init(method, typeKey: typeKey, RoutedMethod(target))
  }

  /// Creates a default route to an asynchronous method with one parameter.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for, or nil for every method.
  ///   - typeKey: The kind of value that it depends on, or nil for every one.
  ///   - target: The method that the route leads to.
  @inlinable public init<Parameter, Result>(
    _ method: String? = nil, typeKey: String? = nil,
    to target: @escaping @Sendable (Owner) -> (Parameter) async throws -> Result
  ) {
    self.init(method, typeKey: typeKey, RoutedMethod(target))
  }

  /// Creates a default route to a method of the main actor without parameter.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for, or nil for every method.
  ///   - typeKey: The kind of value that it depends on, or nil for every one.
  ///   - target: The method that the route leads to.
  @inlinable public init<Result>(
    _ method: String? = nil, typeKey: String? = nil,
    to target: @escaping @Sendable (Owner) -> @MainActor () throws -> Result
  ) {
    self.init(method, typeKey: typeKey, RoutedMethod(target))
  }

  /// Creates a default route to a method of the main actor with one parameter.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for, or nil for every method.
  ///   - typeKey: The kind of value that it depends on, or nil for every one.
  ///   - target: The method that the route leads to.
  @inlinable public init<Parameter, Result>(
    _ method: String? = nil, typeKey: String? = nil,
    to target: @escaping @Sendable (Owner) -> @MainActor (Parameter) throws -> Result
  ) {
    self.init(method, typeKey: typeKey, RoutedMethod(target))
  }
}
