extension Initializing {
  /// Suspends until the second hook has returned.
  ///
  /// Use it in tests, and in code that gets an object whose maker may not be done with it. If
  /// nothing is going to finish the object, because it was made off the main queue outside a scope,
  /// this call runs the hook itself, on the caller's isolation. It returns without a hook after
  /// ``abandonInit()``, and when the current task is cancelled while it waits; look at
  /// ``Initialization/phase`` if the difference matters.
  ///
  /// The caller holds the object while it waits, so the object can't go away in the meantime.
  ///
  /// - Important: It waits for as long as the queue that the object is pending in doesn't run, for
  ///   example because the main thread is blocked.
  public nonisolated(nonsending) func initialized() async {
    let initialization = self.initialization
    while true {
      switch initialization.demand(for: self) {
      case .run:
        initialization.run(.afterInit, on: self)
        initialization.complete()
        return
      case .wait:
        guard !Task.isCancelled else { return }
        await initialization.nextChange()
      case .nothing:
        return
      }
    }
  }
}
