internal import Synchronization

// What the main queue and a scope do with records that they have taken from their lists.
extension Initialization {
  /// Whether a list is going to run the second hook.
  var isScheduled: Bool { state.load(ordering: .acquiring).step == .scheduled }

  /// Runs the second hook, if nobody else has, and if the object is still alive.
  func finish() {
    if claimFromList() { finishClaimed() }
  }

  /// Claims the second hook; returns whether the caller is to run it.
  func claimFromList() -> Bool {
    change { $0.step == .scheduled && $0.claim() == .run }
  }

  /// Runs the second hook that was claimed, if the object is still alive.
  func finishClaimed() {
    guard let object = takeObject() else { return vanish() }
    run(.afterInit, on: object)
    complete()
    // The object may go away as soon as it has been finished, and not before: its `deinit` reads
    // the phase.
    withExtendedLifetime(object) {}
  }

  private func vanish() {
    notifyWaiters(
      if: change { state in
        state.vanish()
        return state.forgetWaiters()
      })
  }
}
