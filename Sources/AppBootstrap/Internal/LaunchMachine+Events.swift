extension LaunchMachine {
  /// What the app is doing.
  package enum Stage: Hashable, Sendable {
    /// Nothing has happened yet.
    case idle

    /// The start of this step is at hand.
    case starting(Int)

    /// The start of this step is at hand, was cancelled, and is the last one.
    case aborting(Int)

    /// All steps had their turn.
    case running

    /// The stop of this step is at hand.
    case stopping(Int)

    /// All that had started has been stopped, or was given up.
    case over
  }

  /// Why the steps are stopped: the first thing that went wrong, or was asked for.
  package enum Cause: Hashable, Sendable {
    case stopRequested
    case cancelled
    case failed(Int)
    case timedOut(Int)
    case launchTimedOut(Int)
  }

  /// What happened.
  package enum Event: Hashable, Sendable {
    /// The launch is to begin.
    case launch

    /// The start of this step has succeeded.
    case started(Int)

    /// The start of this step has failed.
    case failed(Int)

    /// The start of this step has taken too long.
    case timedOut(Int)

    /// The launch has taken too long.
    case launchTimedOut

    /// The steps are to be stopped, once the start at hand has ended.
    case abort(Cause)

    /// The long-running body of this step has ended by itself.
    case ended(Int, failed: Bool)

    /// The stop of this step has ended, with an error or without.
    case stopped(Int)

    /// The stopping has taken too long.
    case stopTimedOut
  }

  /// What to do.
  package enum Action: Hashable, Sendable {
    /// Start this step and tell how it ended.
    case start(Int)

    /// Cancel the start of this step, which is still waited for.
    case cancel(Int)

    /// Cancel the start of this step and wait for it no longer.
    case giveUpStart(Int)

    /// Stop this step and tell when that has ended.
    case stop(Int)

    /// Cancel the stop of this step and wait for it no longer.
    case giveUpStop(Int)

    /// Ask this step to stop without waiting for it, since the time for stopping is spent.
    case askToStop(Int)

    /// Stop this step, whose start was given up and has succeeded after all.
    case stopLate(Int)

    /// Tell those who wait that all steps had their turn.
    case announceLaunch

    /// Tell those who wait that it is over.
    case announceEnd
  }
}
