/// Runs a body, then the second hooks of all objects that it made.
///
/// Use it where the maker of objects knows when it is done with them: in a factory, in a test, and
/// wherever objects are made off the main queue.
///
/// ```swift
/// let chart = withInitScope {
///   let chart = Chart()
///   chart.title = "Sales"
///   return chart
/// }
/// // `chart.afterInit()` has run and has seen the title.
/// ```
///
/// The hooks run on this thread before the call returns, in the order in which the objects were
/// made; objects made by these hooks come last. Scopes nest: an object belongs to the innermost one.
///
/// The scope belongs to this thread and to the current task. The body is synchronous and can't
/// suspend. Objects that other threads make meanwhile are not the scope's own, nor those of other
/// tasks that run here in a nested run loop.
///
/// When the body throws, objects that are held by others get their second hook, the rest is
/// released without it, and the error goes on to the caller.
///
/// - Parameter body: Makes and configures objects, on the caller's isolation.
/// - Returns: What the body returns.
/// - Throws: What the body throws.
/// - Complexity: O(*n*), where *n* is the number of objects made in the scope.
public func withInitScope<Result: ~Copyable, Failure: Error>(
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let scope = InitScope()
  defer { scope.close() }
  do {
    return try body()
  } catch {
    scope.finishSurvivors()
    throw error
  }
}
