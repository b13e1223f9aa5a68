extension MethodRoute {
  /// Creates a route from a name to a method without parameter.
  ///
  /// - Parameters:
  ///   - name: A name that follows the naming scheme; the table parses it.
  ///   - target: The method that the route leads to.
  @inlinable public init<Result>(
    _ name: String,
    to target: @escaping @Sendable (Owner) -> () throws -> Result
  ) {
    self.init(name, RoutedMethod(target))
  }

  /// Creates a route from a name to a method with one parameter.
  ///
  /// - Parameters:
  ///   - name: A name that follows the naming scheme; the table parses it.
  ///   - target: The method that the route leads to.
  @inlinable public init<Parameter, Result>(
    _ name: String,
    to target: @escaping @Sendable (Owner) -> (Parameter) throws -> Result
  ) {
    self.init(name, RoutedMethod(target))
  }

  /// Creates a route from a name to an asynchronous method without parameter.
  ///
  /// - Parameters:
  ///   - name: A name that follows the naming scheme; the table parses it.
  ///   - target: The method that the route leads to.
  @inlinable public init<Result>(
    _ name: String,
    to target: @escaping @Sendable (Owner) -> () async throws -> Result
  ) {
    self.init(name, RoutedMethod(target))
  }

  /// Creates a route from a name to an asynchronous method with one parameter.
  ///
  /// - Parameters:
  ///   - name: A name that follows the naming scheme; the table parses it.
  ///   - target: The method that the route leads to.
  @inlinable public init<Parameter, Result>(
    _ name: String,
    to target: @escaping @Sendable (Owner) -> (Parameter) async throws -> Result
  ) {
    self.init(name, RoutedMethod(target))
  }

  /// Creates a route from a name to a method of the main actor without parameter.
  ///
  /// - Parameters:
  ///   - name: A name that follows the naming scheme; the table parses it.
  ///   - target: The method that the route leads to.
  @inlinable public init<Result>(
    _ name: String,
    to target: @escaping @Sendable (Owner) -> @MainActor () throws -> Result
  ) {
    self.init(name, RoutedMethod(target))
  }

  /// Creates a route from a name to a method of the main actor with one parameter.
  ///
  /// - Parameters:
  ///   - name: A name that follows the naming scheme; the table parses it.
  ///   - target: The method that the route leads to.
  @inlinable public init<Parameter, Result>(
    _ name: String,
    to target: @escaping @Sendable (Owner) -> @MainActor (Parameter) throws -> Result
  ) {
    self.init(name, RoutedMethod(target))
  }
}
