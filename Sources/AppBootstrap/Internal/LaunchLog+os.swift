#if canImport(os)
import os

/// The system's log of failed launches.
@MainActor
enum LaunchLog {
  private static let logger = Logger(subsystem: "LifecycleKit", category: "AppBootstrap")

  /// Notes a launch that has failed, if nobody else takes it.
  static func note(_ error: LaunchError) { logger.fault("\(error.description, privacy: .public)") }
}
#endif
// Elsewhere each launch is called by someone who gets its error; only delegates have nobody.
