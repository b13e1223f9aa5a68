/// Whether the caller's actor is the given one, before and after a suspension.
///
/// A closure that belongs to an actor statically finds its way back to it anyway; a function that
/// inherits its isolation, as this does, depends on everybody between it and the first caller.
public nonisolated(nonsending) func isolationChecks(_ expected: some Actor) async -> [Bool] {
  let before = isHere(expected, #isolation)
  await Task.yield()
  return [before, isHere(expected, #isolation)]
}

/// Whether the code runs on the actor, by its static isolation and in fact.
private func isHere(_ expected: some Actor, _ isolation: (any Actor)?) -> Bool {
  guard isolation === expected else { return false }
  expected.assertIsolated()
  return true
}
