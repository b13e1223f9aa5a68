import Dispatch
import InitHooks
import Testing

@Suite struct DiagnosticsActorTests {
  @Test @MainActor func `a body with a handler stays on the actor of its caller`() async {
    #expect(await placesOfBody() == [true, true, true])
  }

  /// Whether a body runs on the main queue, before and after a suspension, and this function after it.
  private nonisolated(nonsending) func placesOfBody() async -> [Bool] {
    var places: [Bool] = []
    await InitDiagnostics.withHandlerAsync(
      { _ in },
      perform: {
        places.append(isOnMainQueue)
        await Task.yield()
        places.append(isOnMainQueue)
      })
    return places + [isOnMainQueue]
  }
}

private let mainQueueKey = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()

/// Whether this code runs on the main queue, which is where the main actor is.
private var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueueKey) != nil }
