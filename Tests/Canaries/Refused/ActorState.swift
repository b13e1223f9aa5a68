import OnceCall

/// What belongs to an actor stays there, whoever runs the body.
actor Desk {
  private var count = 0
  func run(_ once: Once) {
    // error: actor-isolated property 'count' can not be mutated from a nonisolated context
    Task.detached { once.call("key") { self.count += 1 } }
  }
}
