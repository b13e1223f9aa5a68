extension Bootstrapper {
  /// Tells the machine what happened outside of a worker, and has the work done that follows.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - note: Lets others know of it. They may answer with a stop, which is then not the cause.
  func deliver(_ event: LaunchMachine.Event, noting note: () -> Void = {}) {
    let actions = machine.handle(event)
    note()
    if let turn = carryOut(actions) { assign(turn) }
    // Calls what waits for the cancellation, which may ask for a stop: the turn has to be known by then.
    defer { givenUpWorker = nil }
    givenUpWorker?.cancel()
  }

  /// Has a new task take a turn, and all that follow up to the first of the other kind.
  ///
  /// Stops get a task of their own because that of the starts may be cancelled. A task whose turn
  /// was given up has lost what follows to another one, and ends when the turn does, or doesn't even
  /// begin it: until the task runs, others have the main actor and may ask for a stop.
  func assign(_ first: Turn) {
    if first.activity == .start { pausedTurn = first } else { pendingStop = first }
    worker = TurnScope.task(atLeast: priority) { [self] in
      guard (first.activity == .start ? takePausedTurn() : takePendingStop()) != nil else { return }
      var turn = first
      while let next = handle(await perform(turn)) {
        guard next.activity == turn.activity else { return assign(next) }
        turn = next
        guard await makeRoom(before: turn) else { return }
      }
      letGo(of: turn)
    }
  }

  /// Lets others have the main actor if the launch has had it for long: they draw the progress, and
  /// tell of a cancellation, a request to stop, or the end of the time.
  ///
  /// - Returns: Whether the turn is still to be taken.
  private func makeRoom(before turn: Turn) async -> Bool {
    guard turn.activity == .start, journal.turnEnded - madeRoomAt > .milliseconds(10) else {
      return true
    }
    pausedTurn = turn
    await Task.yield()
    madeRoomAt = journal.now
    return takePausedTurn() != nil
  }

  /// Tells the machine what happened and carries out what it answers.
  ///
  /// - Returns: The turn that comes next, if this event leads to one.
  func handle(_ event: LaunchMachine.Event) -> Turn? { carryOut(machine.handle(event)) }

  private func carryOut(_ actions: [LaunchMachine.Action]) -> Turn? {
    var turn: Turn?
    for action in actions {
      switch action {
      case .start(let step):
        turn = Turn(step: step, activity: .start)
      case .stop(let step):
        beginStop(machine.started + [step])
        turn = Turn(step: step, activity: .stop)
      case .cancel(let step):
        worker?.cancel()
        beginStopTimer()
        // A start that has not begun can't end.
        if takePausedTurn() != nil { return handle(.failed(step)) }
      case .giveUpStart(let step):
        giveUp(Turn(step: step, activity: .start))
      case .giveUpStop(let step):
        giveUp(Turn(step: step, activity: .stop))
      case .askToStop(let step):
        beginStop([])
        askToStop(step)
      case .stopLate(let step):
        stopUnawaited(step)
      case .announceLaunch:
        announceLaunch()
      case .announceEnd:
        announceEnd()
      }
    }
    return turn
  }

  /// The stop that was to begin in a task of its own.
  func takePendingStop() -> Turn? {
    defer { pendingStop = nil }
    return pendingStop
  }

  private func beginStop(_ steps: @autoclosure () -> [Int]) {
    guard journal.stopBegan == nil else { return }
    journal.beginStop()
    stopCount = steps().count { plan[$0].work.hasStop }
    timers.launch = nil
    beginStopTimer()
  }

  private func beginStopTimer() {
    // In a synchronous launch the stops are synchronous as well, and no timer could interrupt them.
    guard let stopTimeout, timers.stop == nil, !isLaunchingSynchronously else { return }
    timers.stop = timer(journal.now + stopTimeout, .stopTimedOut)
  }

  private func announceLaunch() {
    journal.endLaunch()
    timers.cancel()
    show(.running)
    result = .success(journal.launchReport(plan))
    launchWaiter?.resume()
    launchWaiter = nil
  }

  private func announceEnd() {
    journal.end()
    timers.cancel()
    if hasLaunched, let error = launchError() {
      failure = error
      if result == nil { result = .failure(error) }
    }
    state = endState
    launchWaiter?.resume()
    launchWaiter = nil
    for waiter in stopWaiters { waiter.resume() }
    stopWaiters = []
    letGo()
  }

  /// Changes the state to one in which no step is at hand, so that a stop can come to its end at once.
  ///
  /// Whoever observes the change may ask for that stop before the change is made.
  func show(_ new: State) {
    state = new
    if machine.stage == .over { state = endState }
  }

  private var endState: State { machine.cause == .stopRequested ? .stopped : .failed }
}
