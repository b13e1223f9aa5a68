extension MethodRoute {
  /// Creates a route from a name to a closure that takes the object.
  ///
  /// - Parameters:
  ///   - name: A name that follows the naming scheme; the table parses it.
  ///   - target: What the route does.
  @inlinable public init<Result>(
    _ name: String,
    calling target: @escaping @Sendable (Owner) throws -> Result
  ) {
    self.init(name, RoutedMethod(calling: target))
  }

  /// Creates a route from a name to a closure that takes the object and a parameter.
  ///
  /// - Parameters:
  ///   - name: A name that follows the naming scheme; the table parses it.
  ///   - target: What the route does.
  @inlinable public init<Parameter, Result>(
    _ name: String,
    calling target: @escaping @Sendable (Owner, Parameter) throws -> Result
  ) {
    self.init(name, RoutedMethod(calling: target))
  }

  /// Creates a route from a name to an asynchronous closure that takes the object.
  ///
  /// - Parameters:
  ///   - name: A name that follows the naming scheme; the table parses it.
  ///   - target: What the route does.
  @inlinable public init<Result>(
    _ name: String,
    calling target: @escaping @Sendable (Owner) async throws -> Result
  ) {
    self.init(name, RoutedMethod(calling: target))
  }

  /// Creates a route from a name to an asynchronous closure that takes the object and a parameter.
  ///
  /// - Parameters:
  ///   - name: A name that follows the naming scheme; the table parses it.
  ///   - target: What the route does.
  @inlinable public init<Parameter, Result>(
    _ name: String,
    calling target: @escaping @Sendable (Owner, Parameter) async throws -> Result
  ) {
    self.init(name, RoutedMethod(calling: target))
  }

  /// Creates a route from a name to a closure of the main actor that takes the object.
  ///
  /// - Parameters:
  ///   - name: A name that follows the naming scheme; the table parses it.
  ///   - target: What the route does.
  @inlinable public init<Result>(
    _ name: String,
    onMainActor target: @escaping @MainActor @Sendable (Owner) throws -> Result
  ) {
    self.init(name, RoutedMethod(onMainActor: target))
  }

  /// Creates a route from a name to a closure of the main actor that takes the object and a
  /// parameter.
  ///
  /// - Parameters:
  ///   - name: A name that follows the naming scheme; the table parses it.
  ///   - target: What the route does.
  @inlinable public init<Parameter, Result>(
    _ name: String,
    onMainActor target: @escaping @MainActor @Sendable (Owner, Parameter) throws -> Result
  ) {
    self.init(name, RoutedMethod(onMainActor: target))
  }

  /// Creates a route from a name to a closure that changes the value.
  ///
  /// - Parameters:
  ///   - name: A name that follows the naming scheme; the table parses it.
  ///   - target: What the route does.
  @inlinable public init<Result>(
    _ name: String,
    mutating target: @escaping @Sendable (inout Owner) throws -> Result
  ) {
    self.init(name, RoutedMethod(mutating: target))
  }

  /// Creates a route from a name to a closure that takes a parameter and changes the value.
  ///
  /// - Parameters:
  ///   - name: A name that follows the naming scheme; the table parses it.
  ///   - target: What the route does.
  @inlinable public init<Parameter, Result>(
    _ name: String,
    mutating target: @escaping @Sendable (inout Owner, Parameter) throws -> Result
  ) {
    self.init(name, RoutedMethod(mutating: target))
  }
}
