import TypeRouting

final class Box {}

/// An object may not be used here while a routed method has it elsewhere.
func send(_ route: ResolvedRoute<Box, Void, Void>) async throws {
  let box = Box()
  // error: sending 'box' risks causing data races
  async let call: Void = route.callAsync(on: box)
  try route.call(on: box)
  try await call
}
