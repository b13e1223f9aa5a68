#if canImport(os)
import os

extension InitDiagnostics {
  /// A handler that writes reports into the system's log, as faults.
  ///
  /// They have the subsystem `LifecycleKit` and the category `InitHooks`. Install it in an app whose
  /// standard error nobody reads:
  ///
  /// ```swift
  /// InitDiagnostics.setHandler(InitDiagnostics.systemLog)
  /// ```
  public static var systemLog: Handler {
    { diagnostic in
      Logger(subsystem: "LifecycleKit", category: "InitHooks")
        .fault("\(diagnostic.description, privacy: .public)")
    }
  }
}
#endif
// Elsewhere the default handler, which writes to the standard error, does what a log would.
