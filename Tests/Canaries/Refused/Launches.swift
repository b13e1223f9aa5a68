import AppBootstrap

nonisolated func interrupt(_ bootstrapper: Bootstrapper) {
  // error: call to main actor-isolated instance method 'requestStop()' in a synchronous …
  bootstrapper.requestStop()
}

@MainActor func finish(_ bootstrapper: Bootstrapper) {
  // error: cannot assign to property: 'state' setter is inaccessible
  bootstrapper.state = .running
}

@MainActor func launchWithoutTrying(_ bootstrapper: Bootstrapper) async {
  // error: call can throw, but it is not marked with 'try' and the error is not handled
  await bootstrapper.launch()
}

@MainActor func stopWithoutWaiting(_ bootstrapper: Bootstrapper) async {
  // error: expression is 'async' but is not marked with 'await'
  bootstrapper.stop()
}

struct Narrow: Error {}

@MainActor func launchNarrowly(_ bootstrapper: Bootstrapper) async throws(Narrow) {
  // error: thrown expression type 'LaunchError' cannot be converted to error type 'Narrow'
  try await bootstrapper.launch()
}
