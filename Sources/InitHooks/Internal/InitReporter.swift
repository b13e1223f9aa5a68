/// A handler, and what it has been told.
final class InitReporter: Sendable {
  private struct Mistake: Hashable {
    let problem: InitDiagnostic.Problem
    let hook: InitDiagnostic.Hook
    let type: ObjectIdentifier
  }

  private let handler: InitDiagnostics.Handler
  private let reported = Locked<Set<Mistake>>([])

  init(_ handler: @escaping InitDiagnostics.Handler) { self.handler = handler }

  /// A reporter that writes lines to the standard error.
  static var standardError: InitReporter {
    InitReporter { Platform.writeToStandardError("InitHooks: \($0)") }
  }

  /// Tells the handler about a mistake, unless it has been told already.
  func report(
    _ problem: InitDiagnostic.Problem, hook: InitDiagnostic.Hook, of type: any Initializing.Type,
    superCalls: Int = 0
  ) {
    let mistake = Mistake(problem: problem, hook: hook, type: ObjectIdentifier(type))
    guard reported.withLock({ $0.insert(mistake).inserted }) else { return }
    handler(
      InitDiagnostic(
        problem: problem, hook: hook, className: String(reflecting: type), superCalls: superCalls))
  }
}
