// The four initializers differ only in which closures are asynchronous. The compiler picks the
// right one for each closure, and a step then knows whether it can run synchronously.
extension LaunchStep {
  /// Creates a step.
  ///
  /// - Parameters:
  ///   - name: The name, unique among all steps of a launch.
  ///   - phase: The phase in which the step runs.
  ///   - dependencies: The names of steps that come before this one, in this phase or an earlier
  ///     one. They order and do no more: an optional step among them may have failed.
  ///   - timeout: The longest that the start may take. A start that is suspended for longer is
  ///     cancelled and given up, and stopped should it still succeed later; one that blocks the
  ///     main actor for longer can't be interrupted and is reported as an overrun.
  ///   - isOptional: Whether the launch goes on when the step fails or is given up.
  ///   - start: What starts the step, on the main actor.
  ///   - stop: What stops it again, on the main actor, or nil if there is nothing to stop.
  public init(
    _ name: String, in phase: LaunchPhase = .services, after dependencies: [String] = [],
    timeout: Duration? = nil, isOptional: Bool = false,
    start: @escaping @MainActor () throws -> Void,
    stop: (@MainActor () throws -> Void)? = nil
  ) {
    self.init(
      name, in: phase, after: dependencies, timeout: timeout, isOptional: isOptional,
      work: .paired(start: .always(start), stop: stop.map(StepClosure.always)))
  }

  /// Creates a step whose stop is asynchronous.
  ///
  /// - Parameters:
  ///   - name: The name, unique among all steps of a launch.
  ///   - phase: The phase in which the step runs.
  ///   - dependencies: The names of steps that come before this one, in this phase or an earlier
  ///     one. They order and do no more: an optional step among them may have failed.
  ///   - timeout: The longest that the start may take. A start that is suspended for longer is
  ///     cancelled and given up, and stopped should it still succeed later; one that blocks the
  ///     main actor for longer can't be interrupted and is reported as an overrun.
  ///   - isOptional: Whether the launch goes on when the step fails or is given up.
  ///   - start: What starts the step, on the main actor.
  ///   - stop: What stops it again, on the main actor.
  public init(
    _ name: String, in phase: LaunchPhase = .services, after dependencies: [String] = [],
    timeout: Duration? = nil, isOptional: Bool = false,
    start: @escaping @MainActor () throws -> Void,
    stop: @escaping @MainActor () async throws -> Void
  ) {
    self.init(
      name, in: phase, after: dependencies, timeout: timeout, isOptional: isOptional,
      work: .paired(start: .always(start), stop: .always(stop)))
  }

  /// Creates a step whose start is asynchronous.
  ///
  /// - Parameters:
  ///   - name: The name, unique among all steps of a launch.
  ///   - phase: The phase in which the step runs.
  ///   - dependencies: The names of steps that come before this one, in this phase or an earlier
  ///     one. They order and do no more: an optional step among them may have failed.
  ///   - timeout: The longest that the start may take. A start that is suspended for longer is
  ///     cancelled and given up, and stopped should it still succeed later; one that blocks the
  ///     main actor for longer can't be interrupted and is reported as an overrun.
  ///   - isOptional: Whether the launch goes on when the step fails or is given up.
  ///   - start: What starts the step, on the main actor.
  ///   - stop: What stops it again, on the main actor, or nil if there is nothing to stop.
  public init(
    _ name: String, in phase: LaunchPhase = .services, after dependencies: [String] = [],
    timeout: Duration? = nil, isOptional: Bool = false,
    start: @escaping @MainActor () async throws -> Void,
    stop: (@MainActor () throws -> Void)? = nil
  ) {
    self.init(
      name, in: phase, after: dependencies, timeout: timeout, isOptional: isOptional,
      work: .paired(start: .always(start), stop: stop.map(StepClosure.always)))
  }

  /// Creates a step whose start and stop are asynchronous.
  ///
  /// - Parameters:
  ///   - name: The name, unique among all steps of a launch.
  ///   - phase: The phase in which the step runs.
  ///   - dependencies: The names of steps that come before this one, in this phase or an earlier
  ///     one. They order and do no more: an optional step among them may have failed.
  ///   - timeout: The longest that the start may take. A start that is suspended for longer is
  ///     cancelled and given up, and stopped should it still succeed later; one that blocks the
  ///     main actor for longer can't be interrupted and is reported as an overrun.
  ///   - isOptional: Whether the launch goes on when the step fails or is given up.
  ///   - start: What starts the step, on the main actor.
  ///   - stop: What stops it again, on the main actor.
  public init(
    _ name: String, in phase: LaunchPhase = .services, after dependencies: [String] = [],
    timeout: Duration? = nil, isOptional: Bool = false,
    start: @escaping @MainActor () async throws -> Void,
    stop: @escaping @MainActor () async throws -> Void
  ) {
    self.init(
      name, in: phase, after: dependencies, timeout: timeout, isOptional: isOptional,
      work: .paired(start: .always(start), stop: .always(stop)))
  }
}
