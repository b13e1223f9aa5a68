extension MethodRoute {
  /// Creates a route from its parts to a closure that takes the object.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The value that this route is for.
  ///   - target: What the route does.
  @inlinable public init<Result>(
    _ method: String, typeKey: String, typeValue: String,
    calling target: @escaping @Sendable (Owner) throws -> Result
  ) {
    self.init(method, typeKey: typeKey, typeValue: typeValue, RoutedMethod(calling: target))
  }

  /// Creates a route from its parts to a closure that takes the object and a parameter.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The value that this route is for.
  ///   - target: What the route does.
  @inlinable public init<Parameter, Result>(
    _ method: String, typeKey: String, typeValue: String,
    calling target: @escaping @Sendable (Owner, Parameter) throws -> Result
  ) {
    self.init(method, typeKey: typeKey, typeValue: typeValue, RoutedMethod(calling: target))
  }

  /// Creates a route from its parts to an asynchronous closure that takes the object.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The value that this route is for.
  ///   - target: What the route does.
  @inlinable public init<Result>(
    _ method: String, typeKey: String, typeValue: String,
    calling target: @escaping @Sendable (Owner) async throws -> Result
  ) {
    self.init(method, typeKey: typeKey, typeValue: typeValue, RoutedMethod(calling: target))
  }

  /// Creates a route from its parts to an asynchronous closure that takes the object and a
  /// parameter.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The value that this route is for.
  ///   - target: What the route does.
  @inlinable public init<Parameter, Result>(
    _ method: String, typeKey: String, typeValue: String,
    calling target: @escaping @Sendable (Owner, Parameter) async throws -> Result
  ) {
    self.init(method, typeKey: typeKey, typeValue: typeValue, RoutedMethod(calling: target))
  }

  /// Creates a route from its parts to a closure of the main actor that takes the object.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The value that this route is for.
  ///   - target: What the route does.
  @inlinable public init<Result>(
    _ method: String, typeKey: String, typeValue: String,
    onMainActor target: @escaping @MainActor @Sendable (Owner) throws -> Result
  ) {
    self.init(method, typeKey: typeKey, typeValue: typeValue, RoutedMethod(onMainActor: target))
  }

  /// Creates a route from its parts to a closure of the main actor that takes the object and a
  /// parameter.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The value that this route is for.
  ///   - target: What the route does.
  @inlinable public init<Parameter, Result>(
    _ method: String, typeKey: String, typeValue: String,
    onMainActor target: @escaping @MainActor @Sendable (Owner, Parameter) throws -> Result
  ) {
    self.init(method, typeKey: typeKey, typeValue: typeValue, RoutedMethod(onMainActor: target))
  }

  /// Creates a route from its parts to a closure that changes the value.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The value that this route is for.
  ///   - target: What the route does.
  @inlinable public init<Result>(
    _ method: String, typeKey: String, typeValue: String,
    mutating target: @escaping @Sendable (inout Owner) throws -> Result
  ) {
    self.init(method, typeKey: typeKey, typeValue: typeValue, RoutedMethod(mutating: target))
  }

  /// Creates a route from its parts to a closure that takes a parameter and changes the value.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The value that this route is for.
  ///   - target: What the route does.
  @inlinable public init<Parameter, Result>(
    _ method: String, typeKey: String, typeValue: String,
    mutating target: @escaping @Sendable (inout Owner, Parameter) throws -> Result
  ) {
    self.init(method, typeKey: typeKey, typeValue: typeValue, RoutedMethod(mutating: target))
  }
}
