import AppBootstrap
import TestSupport

/// The error of steps that are made to fail.
struct Broken: Error, Hashable {
  var name = ""
}

/// What steps did, in order.
typealias Log = EventLog<String>

extension LaunchStep {
  /// A step that suspends once, logs its start and stop, and fails if it is told to.
  static func logging(
    _ name: String, to log: Log, in phase: LaunchPhase = .services, after: [String] = [],
    isOptional: Bool = false, failing: Bool = false, failingToStop: Bool = false
  ) -> LaunchStep {
    LaunchStep(name, in: phase, after: after, isOptional: isOptional) {
      log.append("start \(name)")
      await Task.yield()
      if failing { throw Broken(name: name) }
    } stop: {
      log.append("stop \(name)")
      await Task.yield()
      if failingToStop { throw Broken(name: "stop \(name)") }
    }
  }

  /// A synchronous step that logs its start and stop, and fails if it is told to.
  static func plain(
    _ name: String, to log: Log, in phase: LaunchPhase = .services, after: [String] = [],
    isOptional: Bool = false, failing: Bool = false
  ) -> LaunchStep {
    LaunchStep(
      name, in: phase, after: after, isOptional: isOptional,
      start: {
        log.append("start \(name)")
        if failing { throw Broken(name: name) }
      },
      stop: { log.append("stop \(name)") })
  }

  /// A step that starts when a gate opens, and never listens to cancellation.
  static func gated(
    _ name: String, to log: Log, began: Gate = Gate(), until gate: Gate, timeout: Duration? = nil,
    isOptional: Bool = false
  ) -> LaunchStep {
    LaunchStep(name, timeout: timeout, isOptional: isOptional) {
      log.append("start \(name)")
      began.open()
      await gate.wait()
      log.append("started \(name)")
    } stop: {
      log.append("stop \(name)")
    }
  }
}

/// Runs a launch that is meant to fail.
///
/// - Returns: Its error, or nil if it succeeded.
@MainActor func failure(of bootstrapper: Bootstrapper) async -> LaunchError? {
  do {
    _ = try await bootstrapper.launch()
    return nil
  } catch {
    return error
  }
}

/// Suspends until a condition on the main actor holds.
@MainActor func until(_ condition: @MainActor () -> Bool) async {
  while !condition() { await Task.yield() }
}
