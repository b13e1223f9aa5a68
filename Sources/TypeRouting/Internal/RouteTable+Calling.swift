extension RouteTable {
  /// Calls the method of a route.
  ///
  /// All synchronous calls by names come through here.
  @inlinable func call<Argument, Result>(
    _ method: String, _ typeKey: String, _ typeValue: String, on owner: Owner,
    with argument: Argument, takesParameter: Bool, returning result: Result.Type
  ) throws -> Result {
    let position = storage.position(method, typeKey, typeValue, takesParameter)
    guard position >= 0 else {
      let route = RouteIdentity(
        method: method, typeKey: typeKey, typeValue: typeValue, takesParameter: takesParameter)
      return try storage.found(route, for: Argument.self)
        .call(owner, converting: argument, to: result, of: route)
    }
    let body = storage.rows[position].body
    if let body = body as? SyncBody<Owner, Argument, Result> {
      return try body.call(owner, argument)
    }
    let route = storage.rows[position].identity
    if let body = body as? MainActorBody<Owner, Argument, Result> {
      return try body.call(owner, argument, of: route)
    }
    return try body.call(owner, converting: argument, to: result, of: route)
  }

  /// Calls the method of a route and waits for it.
  @inlinable func callAsync<Argument, Result>(
    _ method: String, _ typeKey: String, _ typeValue: String, on owner: Owner,
    with argument: Argument, takesParameter: Bool, returning result: Result.Type
  ) async throws -> Result {
    let position = storage.position(method, typeKey, typeValue, takesParameter)
    if position >= 0,
      let body = storage.rows[position].body as? AsyncBody<Owner, Argument, Result>
    {
      return try await body.call(owner, argument)
    }
    let route = RouteIdentity(
      method: method, typeKey: typeKey, typeValue: typeValue, takesParameter: takesParameter)
    return try await storage.found(route, for: Argument.self)
      .callAsync(owner, converting: argument, to: result, of: route)
  }

  /// Calls the method of a route if there is one, and tells whether there is.
  @inlinable func callIfPresent<Argument>(
    _ method: String, _ typeKey: String, _ typeValue: String, on owner: Owner,
    with argument: Argument, takesParameter: Bool
  ) throws -> Bool {
    let position = storage.position(method, typeKey, typeValue, takesParameter)
    if position >= 0,
      let body = storage.rows[position].body as? SyncBody<Owner, Argument, Void>
    {
      try body.call(owner, argument)
      return true
    }
    let route = RouteIdentity(
      method: method, typeKey: typeKey, typeValue: typeValue, takesParameter: takesParameter)
    guard let body = storage.body(of: route) else { return false }
    try body.call(owner, converting: argument, to: Void.self, of: route)
    return true
  }

  /// Calls the method of a route on a value that it may change.
  @inlinable func callMutating<Argument, Result>(
    _ method: String, _ typeKey: String, _ typeValue: String, on owner: inout Owner,
    with argument: Argument, takesParameter: Bool, returning result: Result.Type
  ) throws -> Result {
    let route = RouteIdentity(
      method: method, typeKey: typeKey, typeValue: typeValue, takesParameter: takesParameter)
    return try storage.found(route, for: Argument.self)
      .callMutating(&owner, converting: argument, to: result, of: route)
  }
}
