extension RoutedMethod {
  /// Creates a routed method from a closure that takes the object.
  ///
  /// - Parameter method: What to do with the object.
  @inlinable public init<Result>(calling method: @escaping @Sendable (Owner) throws -> Result) {
    body = SyncBody<Owner, Void, Result>(
      MethodTraits(parameter: nil, result: Result.self)
    ) { owner, _ in try method(owner) }
  }

  /// Creates a routed method from a closure that takes the object and a parameter.
  ///
  /// - Parameter method: What to do with the object and the parameter.
  @inlinable public init<Parameter, Result>(
    calling method: @escaping @Sendable (Owner, Parameter) throws -> Result
  ) {
    body = SyncBody<Owner, Parameter, Result>(
      MethodTraits(parameter: Parameter.self, result: Result.self), method)
  }

  /// Creates a routed method from an asynchronous closure that takes the object.
  ///
  /// - Parameter method: What to do with the object, on the actor of the caller.
  @inlinable public init<Result>(
    calling method: @escaping @Sendable (Owner) async throws -> Result
  ) {
    body = AsyncBody<Owner, Void, Result>(
      MethodTraits(parameter: nil, result: Result.self)
    ) { owner, _ in try await method(owner) }
  }

  /// Creates a routed method from an asynchronous closure that takes the object and a parameter.
  ///
  /// - Parameter method: What to do with the object and the parameter, on the actor of the caller.
  @inlinable public init<Parameter, Result>(
    calling method: @escaping @Sendable (Owner, Parameter) async throws -> Result
  ) {
    body = AsyncBody<Owner, Parameter, Result>(
      MethodTraits(parameter: Parameter.self, result: Result.self), method)
  }

  /// Creates a routed method from a closure of the main actor that takes the object.
  ///
  /// - Parameter method: What to do with the object. It runs on the main actor only; calls from
  ///   elsewhere throw.
  @inlinable public init<Result>(
    onMainActor method: @escaping @MainActor @Sendable (Owner) throws -> Result
  ) {
    body = MainActorBody<Owner, Void, Result>(
      MethodTraits(parameter: nil, result: Result.self)
    ) { owner, _ in try method(owner) }
  }

  /// Creates a routed method from a closure of the main actor that takes the object and a
  /// parameter.
  ///
  /// - Parameter method: What to do with the object and the parameter. It runs on the main actor
  ///   only; calls from elsewhere throw.
  @inlinable public init<Parameter, Result>(
    onMainActor method: @escaping @MainActor @Sendable (Owner, Parameter) throws -> Result
  ) {
    body = MainActorBody<Owner, Parameter, Result>(
      MethodTraits(parameter: Parameter.self, result: Result.self), method)
  }
}

extension RoutedMethod {
  /// Creates a routed method from a closure that changes a value.
  ///
  /// - Parameter method: What to do with the value, in the place where the caller has it.
  @inlinable public init<Result>(
    mutating method: @escaping @Sendable (inout Owner) throws -> Result
  ) {
    body = MutatingBody<Owner, Void, Result>(
      MethodTraits(parameter: nil, result: Result.self)
    ) { owner, _ in try method(&owner) }
  }

  /// Creates a routed method from a closure that takes a parameter and changes a value.
  ///
  /// - Parameter method: What to do with the value, in the place where the caller has it.
  @inlinable public init<Parameter, Result>(
    mutating method: @escaping @Sendable (inout Owner, Parameter) throws -> Result
  ) {
    body = MutatingBody<Owner, Parameter, Result>(
      MethodTraits(parameter: Parameter.self, result: Result.self), method)
  }
}
