extension RoutedMethod {
  /// Creates a routed method from a reference to a method without parameter.
  ///
  /// - Parameter method: The method, as in `Menu.open`.
  @inlinable public init<Result>(_ method: @escaping @Sendable (Owner) -> () throws -> Result) {
    self.init(calling: { owner in try method(owner)() })
  }

  /// Creates a routed method from a reference to a method with one parameter.
  ///
  /// - Parameter method: The method, as in `Menu.open`.
  @inlinable public init<Parameter, Result>(
    _ method: @escaping @Sendable (Owner) -> (Parameter) throws -> Result
  ) {
    self.init(calling: { owner, parameter in try method(owner)(parameter) })
  }

  /// Creates a routed method from a reference to an asynchronous method without parameter.
  ///
  /// - Parameter method: The method, as in `Menu.load`. It runs where it is isolated, or else on
  ///   the actor of its caller.
  @inlinable public init<Result>(
    _ method: @escaping @Sendable (Owner) -> () async throws -> Result
  ) {
    self.init(calling: { owner in try await method(owner)() })
  }

  /// Creates a routed method from a reference to an asynchronous method with one parameter.
  ///
  /// - Parameter method: The method, as in `Menu.load`. It runs where it is isolated, or else on
  ///   the actor of its caller.
  @inlinable public init<Parameter, Result>(
    _ method: @escaping @Sendable (Owner) -> (Parameter) async throws -> Result
  ) {
    self.init(calling: { owner, parameter in try await method(owner)(parameter) })
  }

  /// Creates a routed method from a reference to a method of the main actor without parameter.
  ///
  /// - Parameter method: The method, as in `Screen.open`. It runs on the main actor only;
  ///   calls from elsewhere throw.
  @inlinable public init<Result>(
    _ method: @escaping @Sendable (Owner) -> @MainActor () throws -> Result
  ) {
    self.init(onMainActor: { owner in try method(owner)() })
  }

  /// Creates a routed method from a reference to a method of the main actor with one parameter.
  ///
  /// - Parameter method: The method, as in `Screen.open`. It runs on the main actor only;
  ///   calls from elsewhere throw.
  @inlinable public init<Parameter, Result>(
    _ method: @escaping @Sendable (Owner) -> @MainActor (Parameter) throws -> Result
  ) {
    self.init(onMainActor: { owner, parameter in try method(owner)(parameter) })
  }
}
