/// An actor on which some tasks of a program run, to see that they stay there.
actor Desk {
  /// The desk on which this code is to run, if it is.
  @TaskLocal static var current: Desk?

  /// Does here what the script says.
  nonisolated func perform<Performer: AsyncPerformer>(
    _ script: Script<Performer.Operation>, by performer: Performer
  ) async {
    // Bound outside of the actor: a closure that doesn't hold the actor wouldn't run on it.
    await Desk.$current.withValue(self) { await performHere(script, by: performer) }
  }

  private func performHere<Performer: AsyncPerformer>(
    _ script: Script<Performer.Operation>, by performer: Performer
  ) async {
    for operation in script { await performer.performAsync(operation) }
  }

  /// Runs a body in a task that belongs to no actor, is cancelled at once and awaited.
  static func runCancelled(_ body: @escaping @Sendable () async -> Void) async {
    let task = Task { await $current.withValue(nil) { await body() } }
    task.cancel()
    await task.value
  }

  /// Traps if this code has left its desk.
  static func expectCurrent(_ comment: @autoclosure () -> String) {
    current?.preconditionIsolated(comment())
  }
}

/// Does what a task does, on the actor of its caller.
protocol AsyncPerformer: Sendable {
  associatedtype Operation: Sendable

  func performAsync(_ operation: Operation) async
}

extension AsyncPerformer {
  /// Does all that the script says.
  func performAsync(_ script: Script<Operation>) async {
    for operation in script { await performAsync(operation) }
  }
}
