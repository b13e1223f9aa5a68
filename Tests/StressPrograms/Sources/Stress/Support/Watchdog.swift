import Foundation

/// Ends the process when nothing has happened for long, and says what was going on.
enum Watchdog {
  /// Starts a thread that watches the progress of all programs.
  ///
  /// - Parameters:
  ///   - limit: How many seconds may pass without any operation; far more than the slowest one takes on
  ///     a loaded machine with a sanitizer.
  ///   - describe: Says which program is running and what it has done.
  static func start(limit: Int, describe: @escaping @Sendable () -> String) {
    let thread = Thread {
      var seen = Progress.current
      var idle = 0
      while true {
        Thread.sleep(forTimeInterval: 1)
        let current = Progress.current
        idle = current == seen ? idle + 1 : 0
        seen = current
        if idle >= limit {
          print("HANG: nothing has happened for \(limit) seconds.\n\(describe())")
          fflush(nil)
          // The ordinary end would wait for, or be disturbed by, what hangs.
          _exit(1)
        }
      }
    }
    thread.start()
  }
}
