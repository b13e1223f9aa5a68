extension Bootstrapper {
  /// Starts all steps and suspends until they have started.
  ///
  /// When a step fails or takes too long, when the launch takes too long, when a stop is requested
  /// or when the calling task is cancelled, then the step at hand is cancelled, and what had started
  /// is stopped in reverse before this throws. The stopping is not affected by the cancellation.
  ///
  /// - Returns: What the launch did.
  /// - Throws: A ``LaunchError`` with the first cause. A second launch, and steps without a valid
  ///   order, are refused before anything runs.
  /// - Complexity: O(*n* log *n*) for the sum *n* of steps and dependencies, beyond their own work.
  @discardableResult
  public func launch() async throws(LaunchError) -> LaunchReport {
    try prepare()
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        launchWaiter = waiter
        if let launchTimeout { timers.launch = timer(launchTimeout, .launchTimedOut) }
        deliver(Task.isCancelled ? .abort(.cancelled) : .launch)
      }
    } onCancel: {
      Task { @MainActor in self.deliver(.abort(.cancelled)) }
    }
    return try launchOutcome()
  }

  /// Starts all steps before it returns, as the launch of a UIKit app has to.
  ///
  /// When a step fails, or a stop is requested by one, what had started is stopped in reverse before
  /// this throws. Nothing can interrupt a synchronous step: one that takes longer than its timeout
  /// is reported as an overrun, and a launch that takes longer than its own fails after the step
  /// that was at hand.
  ///
  /// - Returns: What the launch did.
  /// - Throws: A ``LaunchError`` with the first cause. A step whose start or stop is asynchronous, a
  ///   second launch, and steps without a valid order, are refused before anything runs; after the
  ///   first of these ``launch()`` is still possible.
  /// - Complexity: O(*n* log *n*) for the sum *n* of steps and dependencies, beyond their own work.
  @discardableResult
  public func launchSynchronously() throws(LaunchError) -> LaunchReport {
    try prepare { plan throws(LaunchError) in
      guard let step = plan.first(where: { !$0.work.isSynchronous }) else { return }
      throw LaunchError(.notSynchronous, step: step.name, phase: step.phase)
    }
    isLaunchingSynchronously = true
    defer { isLaunchingSynchronously = false }
    var next = handle(.launch)
    while let turn = next { next = handle(performSynchronously(turn)) }
    return try launchOutcome()
  }

  /// Puts the steps in order, if this is the first launch.
  private func prepare(
    check: ([LaunchStep]) throws(LaunchError) -> Void = { _ in }
  ) throws(LaunchError) {
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
      throw refusal
    }
    try check(order)
    hasLaunched = true
    plan = order
    machine = LaunchMachine(isOptional: order.map(\.isOptional))
    journal = LaunchJournal(stopwatch: Stopwatch(clock))
  }

  private func launchOutcome() throws(LaunchError) -> LaunchReport {
    try (result ?? .success(journal.launchReport(plan))).get()
  }
}
