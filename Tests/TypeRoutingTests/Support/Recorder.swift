import TypeRouting

/// A class whose methods note their calls, one of each kind.
final class Recorder: MethodRouting {
  struct Failure: Error, Equatable {}

  var log: [String] = []

  func plain() { log.append("plain") }
  func one(_ number: Int) { log.append("one \(number)") }
  func text() -> String {
    log.append("text")
    return "text"
  }
  func double(_ number: Int) -> Int {
    log.append("double \(number)")
    return number * 2
  }
  func failing() throws { throw Failure() }
  func failingOne(_ number: Int) throws -> Int { throw Failure() }
  func later() async { log.append("later") }
  func laterOne(_ number: Int) async throws -> Int {
    log.append("laterOne \(number)")
    return number
  }
  func laterText() async -> String { text() }
  func laterDouble(_ number: Int) async -> Int { double(number) }
  func labelled(items: Int) { log.append("labelled \(items)") }
  func optional(_ number: Int?) { log.append("optional \(number.map { "\($0)" } ?? "nil")") }

  static let routes = RouteTable<Recorder>(typeKeys: ["Kind"]) {
    MethodRoute("callDependingOnKindPlain", to: Recorder.plain)
    MethodRoute("callDependingOnKindOne", to: Recorder.one)
    MethodRoute("callDependingOnKindText", to: Recorder.text)
    MethodRoute("callDependingOnKindDouble", to: Recorder.double)
    MethodRoute("callDependingOnKindFailing", to: Recorder.failing)
    MethodRoute("callDependingOnKindFailingOne", to: Recorder.failingOne)
    MethodRoute("callDependingOnKindLater", to: Recorder.later)
    MethodRoute("callDependingOnKindLaterOne", to: Recorder.laterOne)
    MethodRoute("callDependingOnKindLaterText", to: Recorder.laterText)
    MethodRoute("callDependingOnKindLabelled", to: Recorder.labelled)
    MethodRoute("callDependingOnKindOptional", to: Recorder.optional)
    // One value, with and without parameter.
    MethodRoute("call", typeKey: "Kind", typeValue: "Both", to: Recorder.plain)
    MethodRoute("call", typeKey: "Kind", typeValue: "Both", to: Recorder.one)
  }
}
