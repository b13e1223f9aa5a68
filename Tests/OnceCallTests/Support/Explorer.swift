import OnceCall

/// Goes through all states that can be reached from one.
struct Explorer {
  /// The states that were looked at, by their hashes: among some thousand states two that differ
  /// have the same one of 64 bits with a chance below one in a billion.
  private var seen: Set<Int> = []
  private var world: ModelWorld

  /// The steps to the state that is looked at.
  private(set) var path: [ModelWorld.Step] = []

  /// The first fault that was found, at the end of `path`.
  private(set) var fault: String?

  /// The number of states.
  var count: Int { seen.count }

  init(_ world: ModelWorld) { self.world = world }

  mutating func explore() {
    guard seen.insert(world.hashValue).inserted else { return }
    let here = world
    for step in here.nextSteps {
      world = here
      path.append(step)
      world.perform(step)
      fault = world.faults.first
      if fault == nil { explore() }
      if fault != nil { return }
      path.removeLast()
    }
    world = here
  }
}
