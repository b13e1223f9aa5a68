/// What became of the start, the body or the stop of one step.
public struct LaunchEntry: Sendable {
  /// The name of the step.
  ///
  /// The app's own steps are named like their members of ``AppBootstrapping``.
  public let name: String

  /// The phase of the step.
  public let phase: LaunchPhase

  /// Which part of the step this is about.
  public let activity: Activity

  /// The time from the begin of the launch, or of the stopping for a stop, until this one began.
  public let start: Duration

  /// The time that it took, or had taken when it was given up.
  public let duration: Duration

  /// How it ended.
  public let outcome: Outcome

  /// The error that it threw, if any.
  public let error: (any Error)?

  package init(
    name: String, phase: LaunchPhase, activity: Activity = .start, start: Duration = .zero,
    duration: Duration = .zero, outcome: Outcome = .done, error: (any Error)? = nil
  ) {
    self.name = name
    self.phase = phase
    self.activity = activity
    self.start = start
    self.duration = duration
    self.outcome = outcome
    self.error = error
  }
}

extension LaunchEntry {
  /// A part of a step.
  public enum Activity: Hashable, Sendable {
    /// What starts the step.
    case start

    /// The long-running body.
    case run

    /// What stops the step.
    case stop
  }

  /// A way in which a start, a body or a stop can end.
  public struct Outcome: Hashable, Sendable {
    private enum Code: String, Sendable {
      case done
      case notProvided = "not provided"
      case overran
      case failed
      case cancelled
      case givenUp = "given up"
      case notReached = "not reached"
    }

    private let code: Code

    /// It ended well.
    public static let done = Outcome(code: .done)

    /// There was nothing to do: no defaults, or no window.
    public static let notProvided = Outcome(code: .notProvided)

    /// It ended well but late: it blocked the main actor beyond its timeout.
    public static let overran = Outcome(code: .overran)

    /// It threw an error.
    public static let failed = Outcome(code: .failed)

    /// It was cancelled, and ended with a cancellation error.
    public static let cancelled = Outcome(code: .cancelled)

    /// It had not ended when the time for it was spent, and is waited for no longer.
    public static let givenUp = Outcome(code: .givenUp)

    /// It was not begun, since something before it went wrong.
    public static let notReached = Outcome(code: .notReached)
  }
}

extension LaunchEntry.Outcome: CustomStringConvertible {
  /// The outcome in words.
  public var description: String { code.rawValue }
}

extension LaunchEntry: CustomStringConvertible {
  /// The name, the outcome, the time and the error.
  public var description: String {
    let reason = error.map { ": \($0)" } ?? ""
    return "\(activity) of \(name): \(outcome) after \(duration.shortDescription)\(reason)"
  }
}
