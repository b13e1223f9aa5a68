/// A routed method that is called without waiting, but only on the main actor.
@usableFromInline
final class MainActorBody<Owner, Parameter, Result>:
  TypedBody<Owner, Parameter, Result>, @unchecked Sendable
{
  // Sound: the only stored property is a constant of a Sendable type.

  /// The method without its isolation, for which `MainQueue` must be asked before each call.
  private let uncheckedCall: @Sendable (Owner, Parameter) throws -> Result

  @usableFromInline init(
    _ traits: MethodTraits,
    _ call: @escaping @MainActor @Sendable (Owner, Parameter) throws -> Result
  ) {
    // Sound: isolation is no part of how a synchronous function is called.
    uncheckedCall = unsafe unsafeBitCast(
      call, to: (@Sendable (Owner, Parameter) throws -> Result).self)
    super.init(traits: traits)
  }

  /// Calls the method with exactly its types, or throws outside the main actor.
  @usableFromInline func call(
    _ owner: Owner, _ parameter: Parameter, of route: RouteIdentity
  ) throws -> Result {
    guard MainQueue.isCurrent else { throw RoutingError.mainActor(route) }
    return try uncheckedCall(owner, parameter)
  }

  @usableFromInline override func call<Argument, Returned>(
    _ owner: Owner, converting argument: Argument, to returned: Returned.Type,
    of route: RouteIdentity
  ) throws -> Returned {
    try checkResult(returned, of: route)
    let result = try call(owner, convert(argument, of: route), of: route)
    return try convert(result, to: returned, of: route)
  }

  override func retargeted<Root>(to root: Root.Type, of route: RouteIdentity) -> MethodBody<Root> {
    let call = uncheckedCall
    return MainActorBody<Root, Parameter, Result>(traits) { owner, parameter in
      try call(Self.downcast(owner, of: route), parameter)
    }
  }
}
