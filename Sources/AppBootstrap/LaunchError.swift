/// Why a launch failed, or why an app stopped by itself.
///
/// The first cause is the one that counts: errors that follow from it, such as those of unwinding,
/// are attached and never take its place.
///
/// ```swift
/// do {
///   _ = try await bootstrapper.launch()
/// } catch {
///   print(error)  // names the step, its error and what could not be stopped
///   print(error.report)  // shows the steps up to there as a waterfall
/// }
/// ```
public struct LaunchError: Error {
  /// What went wrong.
  public let reason: Reason

  /// The name of the step at fault, or of the one at hand, if any step had begun.
  public let step: String?

  /// The phase of that step.
  public let phase: LaunchPhase?

  /// The error that the step threw, or the mistake in the plan.
  public let underlying: (any Error)?

  /// What unwinding did with the steps that had started; its failures are in order.
  public let unwinding: StopReport

  /// What the launch did until then.
  public let report: LaunchReport

  package init(
    _ reason: Reason, step: String? = nil, phase: LaunchPhase? = nil,
    underlying: (any Error)? = nil, unwinding: StopReport = StopReport(),
    report: LaunchReport = LaunchReport(entries: [], duration: .zero)
  ) {
    self.reason = reason
    self.step = step
    self.phase = phase
    self.underlying = underlying
    self.unwinding = unwinding
    self.report = report
  }
}

extension LaunchError: CustomStringConvertible {
  /// Sentences that name the step at fault, its error, and each step that could not be stopped.
  public var description: String {
    let failures = unwinding.failures.map { failure in
      let problem = failure.error.map { "failed: \($0)" } ?? "was \(failure.outcome)."
      return " The stop of “\(failure.name)” \(problem)"
    }
    return sentence + failures.joined()
  }

  private var sentence: String {
    let problem = underlying.map { ": \($0)" } ?? "."
    let place = step.map { " while “\($0)” was starting." } ?? " before the first step."
    let culprit = "“\(step ?? "")” in phase \(phase.map { "\($0)" } ?? "")"
    // A server given as a start is the mistake that otherwise looks like a slow launch.
    let advice = step.map { " If “\($0)” goes on as long as the app, make it a run: body." } ?? ""
    return switch reason {
    case .stepFailed: "The launch step \(culprit) failed\(problem)"
    case .stepTimedOut: "The launch step \(culprit) took too long and was given up.\(advice)"
    case .launchTimedOut: "The launch took too long\(place)\(advice)"
    case .cancelled: "The launch was cancelled\(place)"
    case .stopRequested: "A stop was requested before the launch had ended\(place)\(advice)"
    case .invalidPlan: "The launch has no valid order\(problem)"
    case .launchedBefore:
      "This bootstrapper has launched before; make a new one for another launch."
    default:
      "The step “\(step ?? "")” is asynchronous, so it can't be part of a synchronous launch; "
        + "use launch(), or make its start and stop synchronous."
    }
  }
}
