/// A routed method that is called without waiting, anywhere.
@usableFromInline
final class SyncBody<Owner, Parameter, Result>:
  TypedBody<Owner, Parameter, Result>, @unchecked Sendable
{
  // Sound: the only stored property is a constant of a Sendable type.

  /// The method; the parameter is `Void` if it takes none.
  @usableFromInline let call: @Sendable (Owner, Parameter) throws -> Result

  @usableFromInline init(
    _ traits: MethodTraits, _ call: @escaping @Sendable (Owner, Parameter) throws -> Result
  ) {
    self.call = call
    super.init(traits: traits)
  }

  @usableFromInline override func call<Argument, Returned>(
    _ owner: Owner, converting argument: Argument, to returned: Returned.Type,
    of route: RouteIdentity
  ) throws -> Returned {
    try checkResult(returned, of: route)
    let result = try call(owner, convert(argument, of: route))
    return try convert(result, to: returned, of: route)
  }

  override func retargeted<Root>(to root: Root.Type, of route: RouteIdentity) -> MethodBody<Root> {
    let call = call
    return SyncBody<Root, Parameter, Result>(traits) { owner, parameter in
      try call(Self.downcast(owner, of: route), parameter)
    }
  }
}
