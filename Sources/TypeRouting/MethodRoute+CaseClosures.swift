extension MethodRoute {
  /// Creates a route for a case of an enumeration to a closure that takes the object.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The case that this route is for; its raw value counts.
  ///   - target: What the route does.
  @inlinable public init<TypeValue: RawRepresentable<String>, Result>(
    _ method: String, typeKey: String, typeValue: TypeValue,
    calling target: @escaping @Sendable (Owner) throws -> Result
  ) {
    self.init(
      method, typeKey: typeKey, typeValue: typeValue.rawValue, RoutedMethod(calling: target))
  }

  /// Creates a route for a case of an enumeration to a closure that takes the object and a
  /// parameter.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The case that this route is for; its raw value counts.
  ///   - target: What the route does.
  @inlinable public init<TypeValue: RawRepresentable<String>, Parameter, Result>(
    _ method: String, typeKey: String, typeValue: TypeValue,
    calling target: @escaping @Sendable (Owner, Parameter) throws -> Result
  ) {
    self.init(
      method, typeKey: typeKey, typeValue: typeValue.rawValue, RoutedMethod(calling: target))
  }

  /// Creates a route for a case of an enumeration to an asynchronous closure that takes the object.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The case that this route is for; its raw value counts.
  ///   - target: What the route does.
  @inlinable public init<TypeValue: RawRepresentable<String>, Result>(
    _ method: String, typeKey: String, typeValue: TypeValue,
    calling target: @escaping @Sendable (Owner) async throws -> Result
  ) {
    self.init(
      method, typeKey: typeKey, typeValue: typeValue.rawValue, RoutedMethod(calling: target))
  }

  /// Creates a route for a case of an enumeration to an asynchronous closure that takes the object
  /// and a parameter.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The case that this route is for; its raw value counts.
  ///   - target: What the route does.
  @inlinable public init<TypeValue: RawRepresentable<String>, Parameter, Result>(
    _ method: String, typeKey: String, typeValue: TypeValue,
    calling target: @escaping @Sendable (Owner, Parameter) async throws -> Result
  ) {
    self.init(
      method, typeKey: typeKey, typeValue: typeValue.rawValue, RoutedMethod(calling: target))
  }

  /// Creates a route for a case of an enumeration to a closure of the main actor that takes the
  /// object.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The case that this route is for; its raw value counts.
  ///   - target: What the route does.
  @inlinable public init<TypeValue: RawRepresentable<String>, Result>(
    _ method: String, typeKey: String, typeValue: TypeValue,
    onMainActor target: @escaping @MainActor @Sendable (Owner) throws -> Result
  ) {
    self.init(
      method, typeKey: typeKey, typeValue: typeValue.rawValue, RoutedMethod(onMainActor: target))
  }

  /// Creates a route for a case of an enumeration to a closure of the main actor that takes the
  /// object and a parameter.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The case that this route is for; its raw value counts.
  ///   - target: What the route does.
  @inlinable public init<TypeValue: RawRepresentable<String>, Parameter, Result>(
    _ method: String, typeKey: String, typeValue: TypeValue,
    onMainActor target: @escaping @MainActor @Sendable (Owner, Parameter) throws -> Result
  ) {
    self.init(
      method, typeKey: typeKey, typeValue: typeValue.rawValue, RoutedMethod(onMainActor: target))
  }

  /// Creates a route for a case of an enumeration to a closure that changes the value.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The case that this route is for; its raw value counts.
  ///   - target: What the route does.
  @inlinable public init<TypeValue: RawRepresentable<String>, Result>(
    _ method: String, typeKey: String, typeValue: TypeValue,
    mutating target: @escaping @Sendable (inout Owner) throws -> Result
  ) {
    self.init(
      method, typeKey: typeKey, typeValue: typeValue.rawValue, RoutedMethod(mutating: target))
  }

  /// Creates a route for a case of an enumeration to a closure that takes a parameter and changes
  /// the value.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The case that this route is for; its raw value counts.
  ///   - target: What the route does.
  @inlinable public init<TypeValue: RawRepresentable<String>, Parameter, Result>(
    _ method: String, typeKey: String, typeValue: TypeValue,
    mutating target: @escaping @Sendable (inout Owner, Parameter) throws -> Result
  ) {
    self.init(
      method, typeKey: typeKey, typeValue: typeValue.rawValue, RoutedMethod(mutating: target))
  }
}
