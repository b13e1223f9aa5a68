import Dispatch
import OnceCall
import Testing

/// Bodies that are written where no actor is known stay on the actor of whoever calls.
@Suite(.timeLimit(.minutes(10)))
struct OnceActorTests {
  @Test @MainActor func `a body stays on the actor of its caller when it is resumed`() async {
    let once = Once()
    #expect(await placesOfBody(in: once) == [true, true, true])
  }

  @Test @MainActor func `a value is computed on the actor of its caller to the end`() async {
    let value = AsyncOnceValue {
      let before = isOnMainQueue
      await Task.yield()
      return [before, isOnMainQueue]
    }
    #expect(await value.get() == [true, true])
  }

  /// Whether a body runs on the main queue, before and after a suspension, and this function after it.
  private nonisolated(nonsending) func placesOfBody(in once: Once) async -> [Bool] {
    var places: [Bool] = []
    await once.callAsync("key") {
      places.append(isOnMainQueue)
      await Task.yield()
      places.append(isOnMainQueue)
    }
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
