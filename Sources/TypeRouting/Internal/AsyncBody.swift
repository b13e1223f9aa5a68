/// A routed method that must be awaited.
@usableFromInline
final class AsyncBody<Owner, Parameter, Result>:
  TypedBody<Owner, Parameter, Result>, @unchecked Sendable
{
  // Sound: the only stored property is a constant of a Sendable type.

  /// The method; the parameter is `Void` if it takes none.
  @usableFromInline let call: @Sendable (Owner, Parameter) async throws -> Result

  @usableFromInline init(
    _ traits: MethodTraits, _ call: @escaping @Sendable (Owner, Parameter) async throws -> Result
  ) {
    self.call = call
    super.init(traits: traits)
  }

  @usableFromInline override func callAsync<Argument, Returned>(
    _ owner: Owner, converting argument: Argument, to returned: Returned.Type,
    of route: RouteIdentity
  ) async throws -> Returned {
    try checkResult(returned, of: route)
    let result = try await call(owner, convert(argument, of: route))
    return try convert(result, to: returned, of: route)
  }

  override var isAsync: Bool { true }

  override func retargeted<Root>(to root: Root.Type, of route: RouteIdentity) -> MethodBody<Root> {
    let call = call
    return AsyncBody<Root, Parameter, Result>(traits) { owner, parameter in
      try await call(Self.downcast(owner, of: route), parameter)
    }
  }
}
