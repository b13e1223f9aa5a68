/// A route that was looked up once and can be called any number of times.
///
/// ``RouteTable/resolve(_:typeKey:typeValue:parameter:result:)-(_,_,String,_,_)`` returns one. The
/// lookup and all checks of types are behind it, so that a call costs as much as that of a stored
/// closure.
@frozen public struct ResolvedRoute<Owner, Parameter, Result>: Sendable {
  @usableFromInline let body: @Sendable (Owner, Parameter) throws -> Result

  /// The same with waiting; nil if `body` does for that, too.
  @usableFromInline let asyncBody: (@Sendable (Owner, Parameter) async throws -> Result)?

  @inlinable init(
    _ body: @escaping @Sendable (Owner, Parameter) throws -> Result,
    _ asyncBody: (@Sendable (Owner, Parameter) async throws -> Result)? = nil
  ) {
    self.body = body
    self.asyncBody = asyncBody
  }

  /// Calls the method with a parameter.
  ///
  /// - Parameters:
  ///   - owner: The object whose method is called.
  ///   - parameter: What the method gets.
  /// - Returns: What the method returns.
  /// - Throws: What the method throws, or a ``RoutingError`` if it is asynchronous, or if it
  ///   belongs to the main actor and the call doesn't come from there.
  @inlinable public func call(on owner: Owner, with parameter: Parameter) throws -> Result {
    try body(owner, parameter)
  }

  /// Calls the method, and waits for it if it is asynchronous.
  ///
  /// - Parameters:
  ///   - owner: The object whose method is called.
  ///   - parameter: What the method gets.
  /// - Returns: What the method returns.
  /// - Throws: What the method throws, or a ``RoutingError`` if it is synchronous and belongs to
  ///   the main actor, and the call doesn't come from there.
  @inlinable public func callAsync(
    on owner: Owner, with parameter: Parameter
  ) async throws -> Result {
    guard let asyncBody else { return try body(owner, parameter) }
    return try await asyncBody(owner, parameter)
  }
}

extension ResolvedRoute where Parameter == Void {
  /// Calls the method.
  ///
  /// - Parameter owner: The object whose method is called.
  /// - Returns: What the method returns.
  /// - Throws: What the method throws, or a ``RoutingError`` if it is asynchronous, or if it
  ///   belongs to the main actor and the call doesn't come from there.
  @inlinable public func call(on owner: Owner) throws -> Result { try body(owner, ()) }

  /// Calls the method, and waits for it if it is asynchronous.
  ///
  /// - Parameter owner: The object whose method is called.
  /// - Returns: What the method returns.
  /// - Throws: What the method throws, or a ``RoutingError`` if it is synchronous and belongs to
  ///   the main actor, and the call doesn't come from there.
  @inlinable public func callAsync(on owner: Owner) async throws -> Result {
    try await callAsync(on: owner, with: ())
  }
}
