extension RouteTable {
  /// Calls the method of a route.
  ///
  /// Of the calls by names, the synchronous ones that need a route and don't change their owner come
  /// through here.
  @inlinable func call<Argument, Result>(
    _ method: String, _ typeKey: String, _ typeValue: String, on owner: Owner,
    with argument: Argument, takesParameter: Bool, returning result: Result.Type
  ) throws -> Result {
    let position = storage.position(method, typeKey, typeValue, takesParameter)
    if position >= 0,
      let body = storage.rows[position].body as? SyncBody<Owner, Argument, Result>
    {
      return try body.call(owner, argument)
    }
    let (body, route) = try storage.target(
      at: position, method, typeKey, typeValue, takesParameter, for: Argument.self)
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
    let (body, route) = try storage.target(
      at: position, method, typeKey, typeValue, takesParameter, for: Argument.self)
    if let body = body as? AsyncBody<Owner, Argument, Result> {
      return try await body.call(owner, argument)
    }
    return try await body.callAsync(owner, converting: argument, to: result, of: route)
  }

  /// Calls the method of a route if there is one, and tells whether there is.
  @inlinable func callIfPresent<Argument>(
    _ method: String, _ typeKey: String, _ typeValue: String, on owner: Owner,
    with argument: Argument, takesParameter: Bool
  ) throws -> Bool {
    let position = storage.position(method, typeKey, typeValue, takesParameter)
    guard
      let (body, route) = storage.target(
        at: position, method, typeKey, typeValue, takesParameter)
    else { return false }
    if let body = body as? SyncBody<Owner, Argument, Void> {
      try body.call(owner, argument)
    } else {
      try body.call(owner, converting: argument, to: Void.self, of: route)
    }
    return true
  }

  /// Calls the method of a route if there is one, waits for it, and tells whether there is.
  @inlinable func callIfPresentAsync<Argument>(
    _ method: String, _ typeKey: String, _ typeValue: String, on owner: Owner,
    with argument: Argument, takesParameter: Bool
  ) async throws -> Bool {
    let position = storage.position(method, typeKey, typeValue, takesParameter)
    guard
      let (body, route) = storage.target(
        at: position, method, typeKey, typeValue, takesParameter)
    else { return false }
    if let body = body as? AsyncBody<Owner, Argument, Void> {
      try await body.call(owner, argument)
    } else {
      try await body.callAsync(owner, converting: argument, to: Void.self, of: route)
    }
    return true
  }

  /// Calls the method of a route on a value that it may change.
  @inlinable func callMutating<Argument, Result>(
    _ method: String, _ typeKey: String, _ typeValue: String, on owner: inout Owner,
    with argument: Argument, takesParameter: Bool, returning result: Result.Type
  ) throws -> Result {
    let position = storage.position(method, typeKey, typeValue, takesParameter)
    let (body, route) = try storage.target(
      at: position, method, typeKey, typeValue, takesParameter, for: Argument.self)
    return try body.callMutating(&owner, converting: argument, to: result, of: route)
  }
}
