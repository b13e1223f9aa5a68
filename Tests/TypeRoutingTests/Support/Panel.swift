import TypeRouting

/// A class of the main actor, one method for each kind.
@MainActor final class Panel: MethodRouting {
  var log: [String] = []

  func plain() {
    MainActor.assertIsolated()
    log.append("plain")
  }
  func one(_ number: Int) throws -> String {
    MainActor.assertIsolated()
    log.append("one \(number)")
    return "\(number)"
  }
  func later() async { log.append("later") }
  func laterOne(_ number: Int) async -> Int {
    log.append("laterOne \(number)")
    return number
  }

  static let routes = RouteTable<Panel>(typeKeys: ["Kind"]) {
    MethodRoute("callDependingOnKindPlain", to: Panel.plain)
    MethodRoute("callDependingOnKindOne", to: Panel.one)
    MethodRoute("callDependingOnKindLater", to: Panel.later)
    MethodRoute("callDependingOnKindLaterOne", to: Panel.laterOne)
  }
}
