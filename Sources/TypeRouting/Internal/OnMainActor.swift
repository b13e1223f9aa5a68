/// A closure of the main actor as one that checks at run time that it is called there.
@usableFromInline func onMainActor<Owner, Parameter, Result>(
  _ method: @escaping @MainActor @Sendable (Owner, Parameter) throws -> Result
) -> @Sendable (Owner, Parameter) throws -> Result {
  // Sound: isolation is no part of how a synchronous function is called, and it is checked below.
  let method = unsafe unsafeBitCast(
    method, to: (@Sendable (Owner, Parameter) throws -> Result).self)
  return { owner, parameter in
    MainActor.preconditionIsolated(
      """
      A route leads to a method of \(Owner.self) that belongs to the main actor; call it there, or \
      with callRoutedMethodAsync.
      """)
    return try method(owner, parameter)
  }
}
