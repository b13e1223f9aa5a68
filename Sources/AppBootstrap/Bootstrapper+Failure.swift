extension Bootstrapper {
  /// Why the launch, or the running app, has failed; nil if it was asked to stop after the launch.
  func launchError() -> LaunchError? {
    switch machine.cause {
    case .none: nil
    case .stopRequested: machine.hasLaunched ? nil : launchError(.stopRequested, step: lastBegun)
    case .cancelled: launchError(.cancelled, step: lastBegun)
    case .failed(let step): launchError(.stepFailed, step: step)
    case .timedOut(let step): launchError(.stepTimedOut, step: step)
    case .launchTimedOut: launchError(.launchTimedOut, step: lastBegun)
    }
  }

  /// The last step that was begun, if any.
  private var lastBegun: Int? { journal.starts.isEmpty ? nil : journal.starts.count - 1 }

  private func launchError(_ reason: LaunchError.Reason, step: Int?) -> LaunchError {
    LaunchError(
      reason, step: step.map { plan[$0].name }, phase: step.map { plan[$0].phase },
      underlying: reason == .stepFailed ? step.flatMap(error) : nil,
      unwinding: journal.stopReport(), report: journal.launchReport(plan))
  }

  /// The error of the start, or of the long-running body, of a step.
  private func error(of step: Int) -> (any Error)? {
    let name = plan[step].name
    return journal.starts[step].error
      ?? lateEntries.last { $0.name == name && $0.activity == .run }?.error
  }
}
