internal import Synchronization

// What the main queue and a scope do with records that they have taken from their lists.
extension Initialization {
  /// Whether a list is going to run the second hook.
  var isScheduled: Bool { state.load(ordering: .acquiring).step == .scheduled }

  /// Runs the second hook, if nobody else has, and if the object is still alive.
  func finish() {
    guard claimFromList() else { return }
    guard let object = takeObject() else { return vanish() }
    finish(object)
  }

  /// Claims the second hook; returns whether the caller is to run it.
  func claimFromList() -> Bool {
    change { $0.step == .scheduled && $0.claim() == .run }
  }

  // The caller holds the object until this returns: it must not go away before it has been finished,
  // since its `deinit` reads the phase.
  private func finish(_ object: some Initializing) {
    run(.afterInit, on: object)
    complete()
  }

  private func vanish() {
    notifyWaiters(
      if: change { state in
        state.vanish()
        return state.forgetWaiters()
      })
  }
}
