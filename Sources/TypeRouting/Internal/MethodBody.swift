/// A method that a route leads to, without the types of its parameter and result.
///
/// The subclasses know these types. A call first asks for the subclass with exactly the types that
/// the caller uses, which is one comparison; only if they differ does it come back here.
@usableFromInline class MethodBody<Owner>: @unchecked Sendable {
  // Sound: all stored properties, here and in the subclasses, are constants of Sendable types.

  /// What the method is like.
  @usableFromInline let traits: MethodTraits

  @usableFromInline init(traits: MethodTraits) { self.traits = traits }

  /// Calls the method with a parameter and a result that may need a conversion.
  @usableFromInline func call<Argument, Returned>(
    _ owner: Owner, converting argument: Argument, to returned: Returned.Type,
    of route: RouteIdentity
  ) throws -> Returned {
    throw RoutingError.asynchronous(route)
  }

  /// Calls the method in the same way where the caller can wait for it.
  @usableFromInline func callAsync<Argument, Returned>(
    _ owner: Owner, converting argument: Argument, to returned: Returned.Type,
    of route: RouteIdentity
  ) async throws -> Returned {
    try call(owner, converting: argument, to: returned, of: route)
  }

  /// Calls the method in the same way on a value that it may change.
  @usableFromInline func callMutating<Argument, Returned>(
    _ owner: inout Owner, converting argument: Argument, to returned: Returned.Type,
    of route: RouteIdentity
  ) throws -> Returned {
    try call(owner, converting: argument, to: returned, of: route)
  }

  /// Whether the method must be awaited.
  var isAsync: Bool { false }

  /// The type of the method, in the words of Swift.
  var signature: String {
    let parameter = traits.parameter.map { "\($0)" } ?? ""
    return "(\(parameter)) \(isAsync ? "async " : "")-> \(traits.result)"
  }

  /// Throws if types that a caller wants to use don't fit.
  @usableFromInline func check<Argument, Returned>(
    _ argument: Argument.Type, _ returned: Returned.Type, of route: RouteIdentity
  ) throws(RoutingError) {
    preconditionFailure("Every kind of routed method checks types.")
  }

  /// The same method for a superclass of its owner, of which it takes only its own instances.
  func retargeted<Root>(to root: Root.Type, of route: RouteIdentity) -> MethodBody<Root> {
    preconditionFailure("Every kind of routed method can be retargeted.")
  }
}

/// What a routed method is like.
@frozen @usableFromInline struct MethodTraits: Sendable {
  /// The type of the parameter, or nil if there is none.
  @usableFromInline let parameter: Any.Type?

  /// The type of the result.
  @usableFromInline let result: Any.Type

  @inlinable init(parameter: Any.Type?, result: Any.Type) {
    self.parameter = parameter
    self.result = result
  }
}
