internal import Synchronization

extension Initialization {
  #if DEBUG
  /// The check that each hook reaches the ready root once.
  struct SuperCheck: Sendable {
    /// Whom the maker's task wants reports to go to, for a hook that runs in no task.
    let reporter: InitReporter?
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
  ///
  /// - Parameter isOn: Whether the class wants it, which only builds that check ask.
  func checkSuperCalls(_ isOn: @autoclosure () -> Bool) {
    #if DEBUG
    if isOn() { unsafe superCheck = SuperCheck(reporter: InitDiagnostics.taskReporter) }
    #endif
  }

  /// Notes that the running hook has reached the ready root.
  func noteSuperCall() {
    #if DEBUG
    superCalls.add(1, ordering: .relaxed)
    #endif
  }

  /// Starts to count for a hook that is about to run.
  func startSuperCheck() {
    #if DEBUG
    superCalls.store(0, ordering: .relaxed)
    #endif
  }

  /// Reports a hook that hasn't reached the ready root exactly once.
  func finishSuperCheck(of hook: InitDiagnostic.Hook, on type: any Initializing.Type) {
    #if DEBUG
    guard let check = unsafe superCheck else { return }
    let calls = superCalls.load(ordering: .relaxed)
    if calls == 1 { return }
    let reporter = check.reporter ?? InitDiagnostics.current
    reporter.report(
      calls == 0 ? .skippedSuper : .repeatedSuper, hook: hook, of: type, superCalls: calls)
    #endif
  }
}
