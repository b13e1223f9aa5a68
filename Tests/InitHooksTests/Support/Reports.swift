import InitHooks
import TestSupport

/// Collects the reports about the objects that a body makes.
func reports<Failure: Error>(
  of body: () throws(Failure) -> Void
) throws(Failure) -> [InitDiagnostic] {
  let log = EventLog<InitDiagnostic>()
  try InitDiagnostics.withHandler({ log.append($0) }, perform: body)
  return log.events
}
