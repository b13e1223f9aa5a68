extension Bootstrapper {
  /// Delivers an event at a time since the begin of the launch, unless it is cancelled before.
  func timer(_ time: Duration, _ event: LaunchMachine.Event) -> Task<Void, Never> {
    Task { if await journal.stopwatch.sleep(until: time) { deliver(event) } }
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
        guard journal.now < deadline else { return startDidTimeOut() }
        timers.startWakesAt = deadline
        guard await journal.stopwatch.sleep(until: deadline) else { return }
      }
      timers.startWakesAt = nil
    }
  }

  private func startDidTimeOut() {
    timers.cancelStart()
    if let step = machine.atHand { deliver(.timedOut(step)) }
  }
}
