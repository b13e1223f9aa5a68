extension Bootstrapper {
  /// Starts or stops a step.
  ///
  /// - Returns: How that ended.
  func perform(_ turn: Turn) async -> LaunchMachine.Event {
    guard let closure = closure(for: turn) else { return .stopped(turn.step) }
    let began = begin(turn, isSynchronous: closure.isSynchronous)
    do {
      let isProvided =
        switch closure {
        case .synchronous(let body): try body()
        case .asynchronous(let body): try await TurnScope.run(for: self, body)
        }
      return end(turn, from: began, isProvided: isProvided)
    } catch {
      return end(turn, from: began, error: error)
    }
  }

  /// Starts or stops a step whose closures are synchronous.
  ///
  /// - Returns: How that ended.
  func performSynchronously(_ turn: Turn) -> LaunchMachine.Event {
    guard let closure = closure(for: turn) else { return .stopped(turn.step) }
    let began = begin(turn, isSynchronous: true)
    do {
      return end(turn, from: began, isProvided: try closure.callSynchronously())
    } catch {
      return end(turn, from: began, error: error)
    }
  }

  /// Asks a step to stop without waiting for it, unless it stops at once.
  func askToStop(_ step: Int) {
    let turn = Turn(step: step, activity: .stop)
    guard let closure = closure(for: turn) else { return }
    let began = journal.now
    guard closure.isSynchronous else {
      journal.append(entry(turn, from: began, .givenUp))
      return stopUnawaited(step)
    }
    do {
      _ = try closure.callSynchronously()
      journal.append(entry(turn, from: began, .done))
    } catch {
      journal.append(entry(turn, from: began, .failed, error))
    }
  }

  /// Stops a step outside the order.
  func stopUnawaited(_ step: Int) {
    let turn = Turn(step: step, activity: .stop)
    guard let closure = closure(for: turn) else { return }
    let began = journal.now
    Task {
      do {
        _ = try await closure()
        lateEntries.append(entry(turn, from: began, .done))
      } catch {
        lateEntries.append(entry(turn, from: began, .failed, error))
      }
    }
  }

  /// Makes an entry for a turn that ends now.
  func entry(
    _ turn: Turn, from began: Duration, _ outcome: LaunchEntry.Outcome, _ error: (any Error)? = nil
  ) -> LaunchEntry {
    entry(turn, from: began, to: journal.now, outcome, error)
  }

  private func entry(
    _ turn: Turn, from began: Duration, to ended: Duration, _ outcome: LaunchEntry.Outcome,
    _ error: (any Error)?
  ) -> LaunchEntry {
    LaunchEntry(
      name: plan[turn.step].name, phase: plan[turn.step].phase, activity: turn.activity,
      start: began, duration: ended - began, outcome: outcome, error: error)
  }

  /// What a turn consists of; nil if there is nothing to stop.
  private func closure(for turn: Turn) -> StepClosure? {
    let isStart = turn.activity == .start
    return switch plan[turn.step].work {
    case .paired(let start, let stop): isStart ? start : stop
    case .running(let body):
      isStart
        ? .always { self.startBody(of: turn.step, body) }
        : .always { try await self.stopBody(of: turn.step) }
    }
  }

  /// Notes that a turn begins, and has its time watched.
  ///
  /// - Returns: The time at which it begins.
  private func begin(_ turn: Turn, isSynchronous: Bool) -> Duration {
    let began = journal.beginTurn()
    signposts.begin(turn, name: plan[turn.step].name)
    if turn.activity == .start {
      state = .launching(progress(of: turn))
      // A timer could not interrupt a synchronous start, whose overrun is seen at its end.
      if let timeout = plan[turn.step].timeout, !isSynchronous {
        watchStart(until: began + timeout)
      }
    } else {
      state = .stopping(progress(of: turn))
    }
    return began
  }

  /// How far the launch, or the stopping, has come with this turn at hand.
  func progress(of turn: Turn) -> Progress {
    let isStart = turn.activity == .start
    return Progress(
      step: plan[turn.step].name, phase: plan[turn.step].phase,
      finished: isStart ? turn.step : journal.stops.count, total: isStart ? plan.count : stopCount)
  }

  /// Notes that a turn has succeeded.
  private func end(_ turn: Turn, from began: Duration, isProvided: Bool) -> LaunchMachine.Event {
    let now = journal.now
    guard turn.activity == .start else {
      note(entry(turn, from: began, to: now, .done, nil), of: turn)
      return .stopped(turn.step)
    }
    let isLate = plan[turn.step].timeout.map { now - began > $0 } ?? false
    let isAtHand = machine.atHand == turn.step
    let outcome: LaunchEntry.Outcome =
      isLate && isAtHand ? .overran : isProvided ? .done : .notProvided
    note(entry(turn, from: began, to: now, outcome, nil), of: turn)
    if isAtHand { abortIfLate(turn.step, at: now) }
    return .started(turn.step)
  }

  /// Notes that a turn has failed.
  private func end(
    _ turn: Turn, from began: Duration, error: any Error
  ) -> LaunchMachine.Event {
    let isStart = turn.activity == .start
    // What was cancelled may say so; what wasn't and says so has failed.
    let wasCancelled = machine.stage != (isStart ? .starting(turn.step) : .stopping(turn.step))
    let isAnswer = wasCancelled && error is CancellationError
    note(entry(turn, from: began, isAnswer ? .cancelled : .failed, error), of: turn)
    guard isStart else { return .stopped(turn.step) }
    // The error of a step that the launch needs says more than the time that it took.
    if machine.isAtHand(turn), plan[turn.step].isOptional {
      abortIfLate(turn.step, at: journal.turnEnded)
    }
    return .failed(turn.step)
  }

  /// Aborts a launch that has taken too long.
  ///
  /// The timer of the launch has had no chance while steps blocked the main actor.
  private func abortIfLate(_ step: Int, at now: Duration) {
    guard let launchTimeout, now >= launchTimeout else { return }
    _ = handle(.abort(.launchTimedOut(step)))
  }

  /// Writes down how a turn has ended, in the report if it wasn't given up before.
  private func note(_ entry: LaunchEntry, of turn: Turn) {
    signposts.end(turn, entry.outcome)
    guard machine.isAtHand(turn) else { return lateEntries.append(entry) }
    if turn.activity == .start { timers.startDeadline = nil }
    journal.append(entry)
  }
}
