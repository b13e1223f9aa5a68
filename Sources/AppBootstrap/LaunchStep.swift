/// A named part of a launch: what starts it, what stops it, and where it stands in the order.
///
/// ```swift
/// let database = LaunchStep("database", timeout: .seconds(5)) {
///   try await store.open()
/// } stop: {
///   await store.close()
/// }
/// let cache = LaunchStep("cache", after: ["database"]) { try cache.warmUp() }
/// ```
///
/// Make steps in a type or function that is marked `@MainActor`, even if that is a plain class.
/// Elsewhere the compiler refuses closures that use what isn't sendable: *sending 'self' risks
/// causing data races*.
///
/// Both closures run on the main actor, where a launch is at home; an asynchronous one leaves it as
/// soon as it calls something that runs elsewhere. Either may be synchronous or asynchronous: that
/// is seen from the closure. A step whose closures are all synchronous can be part of
/// ``Bootstrapper/launchSynchronously(through:)``.
///
/// The stop runs if, and only if, the start has returned without an error, and at most once.
public struct LaunchStep: Sendable {
  /// The name, which is unique among all steps of a launch, the app's own included.
  public let name: String

  /// The phase in which the step runs.
  public let phase: LaunchPhase

  /// The names of the steps that come before this one.
  public let dependencies: [String]

  /// The longest that the start may take, or nil if only the launch as a whole is bounded.
  public let timeout: Duration?

  /// Whether the launch goes on when this step fails or is given up.
  public let isOptional: Bool

  /// What the step does.
  package internal(set) var work: StepWork

  init(
    _ name: String, in phase: LaunchPhase, after dependencies: [String] = [],
    timeout: Duration? = nil, isOptional: Bool = false, work: StepWork
  ) {
    self.name = name
    self.phase = phase
    self.dependencies = dependencies
    self.timeout = timeout
    self.isOptional = isOptional
    self.work = work
  }
}

extension LaunchStep: CustomStringConvertible {
  /// The name of the step, its phase and the names of the steps that come before it.
  public var description: String {
    let order = dependencies.isEmpty ? "" : ", after \(dependencies.joined(separator: ", "))"
    return "\(name) (\(phase)\(order))"
  }
}
