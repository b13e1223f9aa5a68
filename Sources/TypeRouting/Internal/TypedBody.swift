/// What all kinds of routed methods share once the types of parameter and result are known.
@usableFromInline
class TypedBody<Owner, Parameter, Result>:
  MethodBody<Owner>, @unchecked Sendable
{
  // Sound: see the superclass; nothing is stored here.

  @usableFromInline override func check<Argument, Returned>(
    _ argument: Argument.Type, _ returned: Returned.Type, of route: RouteIdentity
  ) throws(RoutingError) {
    try checkResult(returned, of: route)
    guard Conversion.isImplicit(from: argument, to: Parameter.self) else {
      throw .parameter(route, expected: Parameter.self, actual: argument)
    }
  }

  /// Throws if the result is no value of the type that a caller wants.
  ///
  /// It is asked before the method is called, which otherwise would have run for an error.
  final func checkResult<Returned>(
    _ returned: Returned.Type, of route: RouteIdentity
  ) throws(RoutingError) {
    guard Conversion.isPossible(from: Result.self, toResult: returned) else {
      throw .result(route, expected: Result.self, actual: returned)
    }
  }

  /// A parameter as the method takes it.
  final func convert<Argument>(
    _ argument: Argument, of route: RouteIdentity
  ) throws(RoutingError) -> Parameter {
    guard let parameter = Conversion.parameter(argument, as: Parameter.self) else {
      throw .parameter(route, expected: Parameter.self, actual: Argument.self)
    }
    return parameter
  }

  /// A result as the caller wants it.
  final func convert<Returned>(
    _ result: Result, to returned: Returned.Type, of route: RouteIdentity
  ) throws(RoutingError) -> Returned {
    guard let converted = Conversion.result(result, as: returned) else {
      throw .result(route, expected: Result.self, actual: returned)
    }
    return converted
  }

  /// An instance of a superclass as the owner of the method.
  static func downcast<Root>(_ owner: Root, of route: RouteIdentity) throws(RoutingError) -> Owner {
    guard let downcast = owner as? Owner else {
      throw .owner(route, expected: Owner.self, actual: type(of: owner))
    }
    return downcast
  }
}
