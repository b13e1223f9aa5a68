import OnceCall
import TestSupport
import Testing

// Longer than what can be explored: some callers with many calls on some keys, at random.
// As the exploration it leaves the concurrency pool to others.
@Suite(.serialized) struct OnceStateRandomTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `in a random order of steps the promises hold`(block: UInt64) async {
    let fault = await onThread { firstFault(in: block) }
    #expect(fault == nil)
  }

  /// Plays a hundred games and describes the first that fails, if one does.
  private func firstFault(in block: UInt64) -> String? {
    for seed in (block * 100)..<(block * 100 + 100) {
      var generator = SeededGenerator(seed: seed)
      let keys: [Once.Key] = Array(
        ["a", "b", "c", "d"].prefix(Int.random(in: 1...4, using: &generator)))
      let plans = (0..<Int.random(in: 2...6, using: &generator)).map { _ in
        // A thread has nothing but synchronous calls.
        let isTask = Bool.random(using: &generator)
        return (0..<8).map { _ in
          ModelWorld.Call(
            key: keys[Int.random(in: 0..<keys.count, using: &generator)],
            isAsync: isTask && Int.random(in: 0..<4, using: &generator) > 0)
        }
      }
      var world = ModelWorld(plans, clears: 4)
      var path: [ModelWorld.Step] = []
      while let step = world.nextSteps.randomElement(using: &generator), world.faults.isEmpty {
        path.append(step)
        world.perform(step)
      }
      // When nothing more can happen, all calls were made and have returned.
      let isOver = world.isOver && world.actors.allSatisfy(\.calls.isEmpty)
      if !world.faults.isEmpty || !isOver {
        return "seed \(seed): \(world.faults) in \(plans) after \(path)"
      }
    }
    return nil
  }
}
