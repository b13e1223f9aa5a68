extension Bootstrapper {
  /// Starts all steps and suspends until they have started.
  ///
  /// When a step fails or takes too long, when the launch takes too long, when a stop is requested
  /// or when the calling task is cancelled, then the step at hand is cancelled, and what had started
  /// is stopped in reverse before this throws. The stopping is not affected by the cancellation.
  ///
  /// Between steps, others get the main actor at least every ten milliseconds, so that progress can be
  /// drawn even if all steps are synchronous.
  ///
  /// - Returns: What the launch did.
  /// - Throws: A ``LaunchError`` with the first cause. A second launch, and steps without a valid
  ///   order, are refused before anything runs.
  /// - Complexity: O(*n* log *n*) for the sum *n* of steps and dependencies, beyond their own work.
  @discardableResult
  public func launch() async throws(LaunchError) -> LaunchReport {
    if isHalfDone, pausedTurn == nil { await ended() }
    try prepare()
    priority = Task.currentPriority
    await waiting {
      await withTaskCancellationHandler {
        await withCheckedContinuation { waiter in
          self.launchWaiter = waiter
          self.begin()
        }
      } onCancel: {
        Task { @MainActor in self.deliver(.abort(.cancelled)) }
      }
    }
    return try launchOutcome()
  }

  /// Starts the steps up to the end of a phase before it returns, as the launch of a UIKit app has to.
  ///
  /// When a step fails, or a stop is requested by one, what had started is stopped in reverse before
  /// this throws. Nothing can interrupt a synchronous step: one that takes longer than its timeout
  /// is reported as an overrun, and a launch that takes longer than its own fails after the step
  /// that was at hand.
  ///
  /// If there are steps of later phases, the launch is half done: call ``launch()`` for them, or
  /// this again.
  ///
  /// ```swift
  /// try bootstrapper.launchSynchronously(through: .window)
  /// Task { try await bootstrapper.launch() }
  /// ```
  ///
  /// - Parameter phase: The last phase to run.
  /// - Returns: What the launch did so far.
  /// - Throws: A ``LaunchError`` with the first cause. Among these phases a step whose start or stop
  ///   is asynchronous, a second launch, and steps without a valid order, are refused before anything
  ///   runs; after the first of these ``launch()`` is still possible.
  /// - Complexity: O(*n* log *n*) for the sum *n* of steps and dependencies, beyond their own work.
  @discardableResult
  public func launchSynchronously(
    through phase: LaunchPhase = .services
  ) throws(LaunchError) -> LaunchReport {
    try launchSynchronously(through: phase, ofThoseThrough: phase)
  }

  /// Starts the steps up to the end of a phase, the first of those that all have to be synchronous.
  @discardableResult
  func launchSynchronously(
    through phase: LaunchPhase, ofThoseThrough last: LaunchPhase
  ) throws(LaunchError) -> LaunchReport {
    try prepare { plan throws(LaunchError) in
      let asynchronous = plan.first { $0.phase <= last && !$0.work.isSynchronous }
      guard let step = asynchronous else { return }
      throw LaunchError(.notSynchronous, step: step.name, phase: step.phase)
    }
    isLaunchingSynchronously = true
    defer { isLaunchingSynchronously = false }
    // Asked to stop since the first half: its steps are synchronous, and so are their stops.
    var next = takePausedTurn() ?? takePendingStop() ?? handle(.launch)
    while let turn = next {
      if turn.activity == .start, plan[turn.step].phase > phase {
        pausedTurn = turn
        show(.launching(progress(of: turn)))
        guard pausedTurn == nil else { break }
        // Whoever observes that has asked for a stop.
        next = takePendingStop()
        continue
      }
      next = handle(performSynchronously(turn))
    }
    return try launchOutcome()
  }

  /// Begins the launch, or goes on with one that is half done.
  private func begin() {
    if let launchTimeout { timers.launch = timer(launchTimeout, .launchTimedOut) }
    if Task.isCancelled {
      deliver(.abort(.cancelled))
    } else if let turn = takePausedTurn() {
      assign(turn)
    } else {
      deliver(.launch)
    }
  }

  /// Puts the steps in order, unless the launch is half done already.
  private func prepare(
    check: ([LaunchStep]) throws(LaunchError) -> Void = { _ in }
  ) throws(LaunchError) {
    if isHalfDone {
      if pausedTurn != nil { try check(plan) }
      isHalfDone = false
      // Without a turn to go on with, the launch has come to its end in the meantime.
      if pausedTurn == nil, pendingStop == nil, let error = launchError() { throw error }
      return
    }
    guard !hasLaunched else { throw LaunchError(.launchedBefore) }
    guard machine.stage == .idle else {
      hasLaunched = true
      throw LaunchError(.stopRequested)
    }
    let order: [LaunchStep]
    do {
      order = try LaunchPlan(steps).steps
    } catch {
      let refusal = LaunchError(.invalidPlan, step: error.step, underlying: error)
      hasLaunched = true
      failure = refusal
      state = .failed
      letGo()
      throw refusal
    }
    try check(order)
    hasLaunched = true
    plan = order
    steps = []
    machine = LaunchMachine(isOptional: order.map(\.isOptional))
    journal = LaunchJournal(stopwatch: Stopwatch(clock))
  }

  /// The turn with which a launch goes on that is half done.
  func takePausedTurn() -> Turn? {
    defer { pausedTurn = nil }
    return pausedTurn
  }

  private func launchOutcome() throws(LaunchError) -> LaunchReport {
    isHalfDone = pausedTurn != nil
    return try (result ?? .success(journal.launchReport(plan))).get()
  }
}
