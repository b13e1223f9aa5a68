extension Bootstrapper {
  /// Delivers an event when a time has passed, unless it is cancelled before.
  func timer(_ duration: Duration, _ event: LaunchMachine.Event) -> Task<Void, Never> {
    Task {
      // Only a cancelled sleep throws.
      guard (try? await clock.sleep(for: duration)) != nil, !Task.isCancelled else { return }
      deliver(event)
    }
  }

  /// Has the start at hand given up when a time has passed, unless it ends before.
  ///
  /// Most starts end long before their time. So a task that sleeps since an earlier one, and wakes up
  /// early enough, is left asleep: it looks for the deadline of its day.
  func watchStart(until deadline: Duration) {
    timers.startDeadline = deadline
    if let wakesAt = timers.startWakesAt, wakesAt <= deadline { return }
    timers.startWakesAt = deadline
    timers.start = Task {
      while let deadline = timers.startDeadline, !Task.isCancelled {
        let rest = deadline - journal.now
        guard rest > .zero else { return startDidTimeOut() }
        timers.startWakesAt = deadline
        // Only a cancelled sleep throws.
        guard (try? await clock.sleep(for: rest)) != nil, !Task.isCancelled else { return }
      }
      timers.startWakesAt = nil
    }
  }

  private func startDidTimeOut() {
    timers.cancelStart()
    if let step = machine.atHand { deliver(.timedOut(step)) }
  }
}
