import Testing
import TypeRouting

@Suite struct DefaultRouteTests {
  final class Theme: MethodRouting {
    var log: [String] = []
    static let routes = RouteTable<Theme>(typeKeys: ["Color", "Shape"]) {
      MethodRoute("apply", typeKey: "Color", typeValue: "Red", calling: { $0.log.append("red") })
      DefaultRoute("apply", typeKey: "Color") { (theme: Theme) in theme.log.append("plain") }
      DefaultRoute("apply") { (theme: Theme) in theme.log.append("some apply") }
      DefaultRoute(typeKey: "Shape") { (theme: Theme) in theme.log.append("some shape") }
      DefaultRoute { (theme: Theme) in theme.log.append("anything") }
    }
  }

  @Test(arguments: [
    ("apply", "Color", "Red", "red"),
    ("apply", "Color", "Octarine", "plain"),
    ("apply", "Color", "", "plain"),
    ("apply", "Shape", "Round", "some apply"),
    ("draw", "Shape", "Round", "some shape"),
    ("draw", "Color", "Red", "anything"),
    ("", "", "", "anything"),
  ])
  func `the most special default route stands in`(
    _ method: String, _ key: String, _ value: String, _ expected: String
  ) throws {
    let theme = Theme()
    try theme.callRoutedMethod(method, typeKey: key, typeValue: value)
    #expect(theme.log == [expected])
    #expect(try theme.callRoutedMethodIfPresent(method, typeKey: key, typeValue: value))
    try Theme.routes.resolve(method, typeKey: key, typeValue: value).call(on: theme)
    #expect(theme.log == [expected, expected, expected])
  }

  @Test func `a default route without parameter takes no calls with one`() {
    let error = #expect(throws: RoutingError.self) {
      try Theme().callRoutedMethod("apply", typeKey: "Color", typeValue: "Octarine", with: 1)
    }
    #expect(error?.kind == .missing)
  }

  // 7: https://github.com/vapor/routing-kit/issues/147, https://github.com/vapor/vapor/issues/2288,
  // https://github.com/ibraheemdev/matchit/issues/30
  @Test func `an empty value is a value, and has the default route otherwise`() throws {
    let recorder = Recorder()
    let table = RouteTable<Recorder>(typeKeys: ["Kind"]) {
      MethodRoute("callDependingOnKind", to: Recorder.plain)
      DefaultRoute("other", typeKey: "Kind", to: Recorder.text)
    }
    #expect(table.typeValues(of: "call", typeKey: "Kind") == [""])
    try table.resolve("call", typeKey: "Kind", typeValue: "").call(on: recorder)
    try table.resolve("other", typeKey: "Kind", typeValue: "").call(on: recorder)
    #expect(recorder.log == ["plain", "text"])
  }

  // 8: https://github.com/camsaul/methodical/issues/112
  @Test func `the order of misses and hits does not matter`() throws {
    let calls = ["", "Red", "Octarine"]
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let theme = Theme()
      for _ in 1...2 {
        for call in order {
          try theme.callRoutedMethod("apply", typeKey: "Color", typeValue: calls[call])
        }
      }
      let expected = order.map { calls[$0] == "Red" ? "red" : "plain" }
      #expect(theme.log == expected + expected)
    }
  }

  // 11: https://github.com/azicchetti/jquerymobile-router/issues/90
  @Test func `a default route works in an otherwise empty table`() throws {
    let recorder = Recorder()
    let table = RouteTable<Recorder>(typeKeys: []) { DefaultRoute(to: Recorder.plain) }
    try table.resolve("a", typeKey: "b", typeValue: "c").call(on: recorder)
    #expect(recorder.log == ["plain"])
    #expect(table.count == 0)
  }

  @Test func `an empty table says that it is empty`() {
    let table = RouteTable<Recorder>(typeKeys: []) {}
    let error = #expect(throws: RoutingError.self) {
      try table.resolve("a", typeKey: "b", typeValue: "c")
    }
    #expect(error?.available == [])
    #expect(error?.description.contains("no routes at all") == true)
  }

  // 12: https://github.com/vapor/routing-kit/issues/74, https://github.com/vapor/routing-kit/pull/92
  @Test func `a value that begins like another does not hide the default route`() throws {
    let theme = Theme()
    for value in ["Re", "Redd", "RedRed", "red"] {
      try theme.callRoutedMethod("apply", typeKey: "Color", typeValue: value)
    }
    #expect(theme.log == ["plain", "plain", "plain", "plain"])
  }
}
