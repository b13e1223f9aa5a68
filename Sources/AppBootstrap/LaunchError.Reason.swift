extension LaunchError {
  /// A reason for which a launch can fail.
  public struct Reason: Hashable, Sendable {
    private enum Code: String, Sendable {
      case stepFailed
      case stepTimedOut
      case launchTimedOut
      case cancelled
      case stopRequested
      case invalidPlan
      case launchedBefore
      case notSynchronous
    }

    private let code: Code

    /// The start, or the long-running body, of a step threw an error.
    public static let stepFailed = Reason(code: .stepFailed)

    /// The start of a step took longer than its timeout and was given up.
    public static let stepTimedOut = Reason(code: .stepTimedOut)

    /// The launch took longer than its timeout.
    public static let launchTimedOut = Reason(code: .launchTimedOut)

    /// The task that launched was cancelled.
    public static let cancelled = Reason(code: .cancelled)

    /// A stop was requested before or during the launch.
    public static let stopRequested = Reason(code: .stopRequested)

    /// The steps have no valid order, so nothing ran.
    public static let invalidPlan = Reason(code: .invalidPlan)

    /// There was a launch before, so nothing ran.
    public static let launchedBefore = Reason(code: .launchedBefore)

    /// A synchronous launch has an asynchronous step, so nothing ran.
    public static let notSynchronous = Reason(code: .notSynchronous)
  }
}

extension LaunchError.Reason: CustomStringConvertible {
  /// The name of the reason, as in the source.
  public var description: String { code.rawValue }
}
