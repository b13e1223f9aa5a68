/// A routed method that changes the value on which it is called.
@usableFromInline
final class MutatingBody<Owner, Parameter, Result>:
  TypedBody<Owner, Parameter, Result>, @unchecked Sendable
{
  // Sound: the only stored property is a constant of a Sendable type.

  /// The method; the parameter is `Void` if it takes none.
  private let call: @Sendable (inout Owner, Parameter) throws -> Result

  @usableFromInline init(
    _ traits: MethodTraits, _ call: @escaping @Sendable (inout Owner, Parameter) throws -> Result
  ) {
    self.call = call
    super.init(traits: traits)
  }

  @usableFromInline override func call<Argument, Returned>(
    _ owner: Owner, converting argument: Argument, to returned: Returned.Type,
    of route: RouteIdentity
  ) throws -> Returned {
    throw RoutingError.mutating(route)
  }

  @usableFromInline override func callMutating<Argument, Returned>(
    _ owner: inout Owner, converting argument: Argument, to returned: Returned.Type,
    of route: RouteIdentity
  ) throws -> Returned {
    try checkResult(returned, of: route)
    let result = try call(&owner, convert(argument, of: route))
    return try convert(result, to: returned, of: route)
  }

  override func retargeted<Root>(to root: Root.Type, of route: RouteIdentity) -> MethodBody<Root> {
    let call = call
    return MutatingBody<Root, Parameter, Result>(traits) { owner, parameter in
      var changed = try Self.downcast(owner, of: route)
      // What the method changed before an error stays, as in a direct call.
      defer { if let root = changed as? Root { owner = root } }
      return try call(&changed, parameter)
    }
  }
}
