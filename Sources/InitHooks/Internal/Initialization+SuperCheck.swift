internal import Synchronization

extension Initialization {
  #if DEBUG
  /// The count of calls that reached the ready root.
  struct SuperCheck: Sendable {
    /// Whether the class wants its hooks checked.
    var isOn = false
    /// How often the running hook has reached the root.
    var calls = 0
    /// Whom the maker's task wants reports to go to, for a hook that runs in no task.
    var reporter: InitReporter?
  }
  #endif

  /// Whether this build checks that overrides call `super`.
  package static var checksSuperCalls: Bool {
    #if DEBUG
    true
    #else
    false
    #endif
  }

  /// Turns the check on, before the hooks start.
  func checkSuperCalls(_ isOn: Bool) {
    #if DEBUG
    superCheck.withLock { check in
      check.isOn = isOn
      check.reporter = InitDiagnostics.taskReporter
    }
    #endif
  }

  /// Notes that the running hook has reached the ready root.
  func noteSuperCall() {
    #if DEBUG
    superCheck.withLock { $0.calls += 1 }
    #endif
  }

  /// Starts to count for a hook that is about to run.
  func startSuperCheck() {
    #if DEBUG
    superCheck.withLock { $0.calls = 0 }
    #endif
  }

  /// Reports a hook that hasn't reached the ready root exactly once.
  func finishSuperCheck(of hook: InitDiagnostic.Hook, on type: any Initializing.Type) {
    #if DEBUG
    let check = superCheck.withLock { $0 }
    guard check.isOn, check.calls != 1 else { return }
    let reporter = check.reporter ?? InitDiagnostics.current
    reporter.report(
      check.calls == 0 ? .skippedSuper : .repeatedSuper, hook: hook, of: type,
      superCalls: check.calls)
    #endif
  }
}
