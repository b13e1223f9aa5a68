extension DefaultRoute {
  /// Creates a default route to a closure that takes the object.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for, or nil for every method.
  ///   - typeKey: The kind of value that it depends on, or nil for every one.
  ///   - target: What the route does.
  @inlinable public init<Result>(
    _ method: String? = nil, typeKey: String? = nil,
    calling target: @escaping @Sendable (Owner) throws -> Result
  ) {
    self.init(method, typeKey: typeKey, RoutedMethod(calling: target))
  }

  /// Creates a default route to a closure that takes the object and a parameter.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for, or nil for every method.
  ///   - typeKey: The kind of value that it depends on, or nil for every one.
  ///   - target: What the route does.
  @inlinable public init<Parameter, Result>(
    _ method: String? = nil, typeKey: String? = nil,
    calling target: @escaping @Sendable (Owner, Parameter) throws -> Result
  ) {
    self.init(method, typeKey: typeKey, RoutedMethod(calling: target))
  }

  /// Creates a default route to an asynchronous closure that takes the object.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for, or nil for every method.
  ///   - typeKey: The kind of value that it depends on, or nil for every one.
  ///   - target: What the route does.
  @inlinable public init<Result>(
    _ method: String? = nil, typeKey: String? = nil,
    calling target: @escaping @Sendable (Owner) async throws -> Result
  ) {
    self.init(method, typeKey: typeKey, RoutedMethod(calling: target))
  }

  /// Creates a default route to an asynchronous closure that takes the object and a parameter.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for, or nil for every method.
  ///   - typeKey: The kind of value that it depends on, or nil for every one.
  ///   - target: What the route does.
  @inlinable public init<Parameter, Result>(
    _ method: String? = nil, typeKey: String? = nil,
    calling target: @escaping @Sendable (Owner, Parameter) async throws -> Result
  ) {
    self.init(method, typeKey: typeKey, RoutedMethod(calling: target))
  }

  /// Creates a default route to a closure of the main actor that takes the object.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for, or nil for every method.
  ///   - typeKey: The kind of value that it depends on, or nil for every one.
  ///   - target: What the route does.
  @inlinable public init<Result>(
    _ method: String? = nil, typeKey: String? = nil,
    onMainActor target: @escaping @MainActor @Sendable (Owner) throws -> Result
  ) {
    self.init(method, typeKey: typeKey, RoutedMethod(onMainActor: target))
  }

  /// Creates a default route to a closure of the main actor that takes the object and a parameter.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for, or nil for every method.
  ///   - typeKey: The kind of value that it depends on, or nil for every one.
  ///   - target: What the route does.
  @inlinable public init<Parameter, Result>(
    _ method: String? = nil, typeKey: String? = nil,
    onMainActor target: @escaping @MainActor @Sendable (Owner, Parameter) throws -> Result
  ) {
    self.init(method, typeKey: typeKey, RoutedMethod(onMainActor: target))
  }

  /// Creates a default route to a closure that changes the value.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for, or nil for every method.
  ///   - typeKey: The kind of value that it depends on, or nil for every one.
  ///   - target: What the route does.
  @inlinable public init<Result>(
    _ method: String? = nil, typeKey: String? = nil,
    mutating target: @escaping @Sendable (inout Owner) throws -> Result
  ) {
    self.init(method, typeKey: typeKey, RoutedMethod(mutating: target))
  }

  /// Creates a default route to a closure that takes a parameter and changes the value.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for, or nil for every method.
  ///   - typeKey: The kind of value that it depends on, or nil for every one.
  ///   - target: What the route does.
  @inlinable public init<Parameter, Result>(
    _ method: String? = nil, typeKey: String? = nil,
    mutating target: @escaping @Sendable (inout Owner, Parameter) throws -> Result
  ) {
    self.init(method, typeKey: typeKey, RoutedMethod(mutating: target))
  }
}
