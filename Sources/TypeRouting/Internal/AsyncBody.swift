/// A routed method that must be awaited.
@usableFromInline
final class AsyncBody<Owner, Parameter, Result>:
  MethodBody<Owner>, @unchecked Sendable
{
  // Sound: the only stored property is a constant of a Sendable type.

  /// The method; the parameter is `Void` if it takes none.
  @usableFromInline let call: @Sendable (Owner, Parameter) async throws -> Result

  @inlinable init(
    _ traits: MethodTraits, _ call: @escaping @Sendable (Owner, Parameter) async throws -> Result
  ) {
    self.call = call
    super.init(traits: traits)
  }

  @usableFromInline override func callAsync<Argument, Returned>(
    _ owner: Owner, converting argument: Argument, to returned: Returned.Type,
    of route: RouteIdentity
  ) async throws -> Returned {
    guard Conversion.isPossible(from: Result.self, toResult: returned) else {
      throw RoutingError.result(route, expected: Result.self, actual: returned)
    }
    guard let parameter = Conversion.parameter(argument, as: Parameter.self) else {
      throw RoutingError.parameter(route, expected: Parameter.self, actual: Argument.self)
    }
    let result = try await call(owner, parameter)
    guard let converted = Conversion.result(result, as: returned) else {
      throw RoutingError.result(route, expected: Result.self, actual: returned)
    }
    return converted
  }

  @usableFromInline override func check<Argument, Returned>(
    _ argument: Argument.Type, _ returned: Returned.Type, of route: RouteIdentity
  ) throws(RoutingError) {
    guard Conversion.isPossible(from: Result.self, toResult: returned) else {
      throw .result(route, expected: Result.self, actual: returned)
    }
    guard Conversion.isImplicit(from: argument, to: Parameter.self) else {
      throw .parameter(route, expected: Parameter.self, actual: argument)
    }
  }

  override func retargeted<Root>(
    to root: Root.Type, of route: RouteIdentity
  ) -> MethodBody<Root> {
    let call = call
    return AsyncBody<Root, Parameter, Result>(traits) { owner, parameter in
      guard let owner = owner as? Owner else {
        throw RoutingError.owner(route, expected: Owner.self, actual: type(of: owner))
      }
      return try await call(owner, parameter)
    }
  }
}
