extension Bootstrapper {
  /// Where an app is in its life.
  public enum State: Hashable, Sendable {
    /// Nothing has happened yet.
    case idle

    /// Steps are being started.
    case launching(Progress)

    /// All steps have started.
    case running

    /// Steps are being stopped: the app was asked to stop, or something went wrong.
    case stopping(Progress)

    /// The app was asked to stop, and has.
    case stopped

    /// The launch, or the app itself, has failed, and what had started is stopped.
    case failed
  }

  /// How far a launch or a stopping has come.
  public struct Progress: Hashable, Sendable {
    /// The name of the step at hand.
    public let step: String

    /// The phase of the step at hand.
    public let phase: LaunchPhase

    /// The number of steps that are done with.
    public let finished: Int

    /// The number of all steps that this launch, or stopping, has to do with.
    public let total: Int

    /// Creates a progress, for instance for the preview of a view that shows one.
    ///
    /// - Parameters:
    ///   - step: The name of the step at hand.
    ///   - phase: The phase of the step at hand.
    ///   - finished: The number of steps that are done with.
    ///   - total: The number of all steps.
    public init(step: String, phase: LaunchPhase, finished: Int, total: Int) {
      self.step = step
      self.phase = phase
      self.finished = finished
      self.total = total
    }

    /// The part that is done with, from 0 to 1.
    public var fraction: Double { total > 0 ? Double(finished) / Double(total) : 1 }
  }
}
