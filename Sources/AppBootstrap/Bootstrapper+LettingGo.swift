// What is waited for no longer, and what is needed no longer.
extension Bootstrapper {
  /// Waits for a turn no longer, and has it cancelled.
  func giveUp(_ turn: Turn) {
    // A start that has not begun has nothing to be reported of.
    guard takePausedTurn() == nil else { return }
    // A stop that has not begun is owed to its step, as those after it are.
    if takePendingStop() != nil { return askToStop(turn.step) }
    if turn.activity == .start { givenUpStarts.insert(turn.step) }
    (givenUpWorker, worker) = (worker, nil)
    timers.cancelStart()
    journal.append(entry(turn, from: journal.turnBegan, .givenUp))
  }

  /// Lets go of what the steps do, since all is over.
  ///
  /// That may use what holds the bootstrapper. A start that was given up may still have to be undone.
  func letGo() {
    var gone = steps.map(\.work)
    // Goes on return, when what goes with it can use the bootstrapper again.
    defer { withExtendedLifetime(gone) {} }
    steps = []
    for step in plan.indices where !givenUpStarts.contains(step) {
      gone.append(plan[step].work)
      plan[step].work = .nothing
    }
  }

  /// Lets go of what a step does whose start was given up and has ended after all.
  func letGo(of turn: Turn) {
    guard givenUpStarts.remove(turn.step) != nil, machine.stage == .over else { return }
    let gone = plan[turn.step].work
    defer { withExtendedLifetime(gone) {} }
    plan[turn.step].work = .nothing
  }
}
