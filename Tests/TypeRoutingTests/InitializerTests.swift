import Testing
import TypeRouting

/// Each initializer of a route must call its method: one that takes any closure could also take a
/// method reference, and then store the half-applied method instead of calling it.
@MainActor @Suite struct InitializerTests {
  /// Calls the routes A and B, without and with a parameter, and checks what ran and came back.
  func check(_ table: RouteTable<Recorder>, isAsync: Bool = false) async throws {
    let recorder = Recorder()
    let text = try table.resolve("call", typeKey: "Kind", typeValue: "A", result: String.self)
    let number = try table.resolve(
      "call", typeKey: "Kind", typeValue: "B", parameter: Int.self, result: Int.self)
    if isAsync {
      #expect(throws: RoutingError.self) { try text.call(on: recorder) }
      #expect(throws: RoutingError.self) { try number.call(on: recorder, with: 1) }
    } else {
      #expect(try text.call(on: recorder) == "text")
      #expect(try number.call(on: recorder, with: 4) == 8)
    }
    #expect(try await text.callAsync(on: recorder) == "text")
    #expect(try await number.callAsync(on: recorder, with: 5) == 10)
    let last = ["text", "double 5"]
    #expect(recorder.log == (isAsync ? last : ["text", "double 4"] + last))
  }

  func check(_ table: RouteTable<Panel>) async throws {
    let panel = Panel()
    let plain = try table.resolve("call", typeKey: "Kind", typeValue: "A")
    let one = try table.resolve(
      "call", typeKey: "Kind", typeValue: "B", parameter: Int.self, result: String.self)
    try plain.call(on: panel)
    #expect(try one.call(on: panel, with: 1) == "1")
    try await plain.callAsync(on: panel)
    #expect(try await one.callAsync(on: panel, with: 2) == "2")
    #expect(panel.log == ["plain", "one 1", "plain", "one 2"])
  }

  @Test func `a name and a reference`() async throws {
    try await check(
      RouteTable<Recorder>(typeKeys: ["Kind"]) {
        MethodRoute("callDependingOnKindA", to: Recorder.text)
        MethodRoute("callDependingOnKindB", to: Recorder.double)
      })
    try await check(
      RouteTable<Recorder>(typeKeys: ["Kind"]) {
        MethodRoute("callDependingOnKindA", to: Recorder.laterText)
        MethodRoute("callDependingOnKindB", to: Recorder.laterDouble)
      }, isAsync: true)
    try await check(
      RouteTable<Panel>(typeKeys: ["Kind"]) {
        MethodRoute("callDependingOnKindA", to: Panel.plain)
        MethodRoute("callDependingOnKindB", to: Panel.one)
      })
  }

  @Test func `a name and a closure`() async throws {
    try await check(
      RouteTable<Recorder>(typeKeys: ["Kind"]) {
        MethodRoute("callDependingOnKindA") { (recorder: Recorder) in recorder.text() }
        MethodRoute("callDependingOnKindB") { (recorder: Recorder, number: Int) in
          recorder.double(number)
        }
      })
    try await check(
      RouteTable<Recorder>(typeKeys: ["Kind"]) {
        MethodRoute("callDependingOnKindA") { (recorder: Recorder) in await recorder.laterText() }
        MethodRoute("callDependingOnKindB") { (recorder: Recorder, number: Int) in
          await recorder.laterDouble(number)
        }
      }, isAsync: true)
    try await check(
      RouteTable<Panel>(typeKeys: ["Kind"]) {
        MethodRoute("callDependingOnKindA", onMainActor: { (panel: Panel) in panel.plain() })
        MethodRoute(
          "callDependingOnKindB",
          onMainActor: { (panel: Panel, number: Int) in try panel.one(number) })
      })
  }

  @Test func `a trailing closure of the main actor`() async throws {
    try await check(
      RouteTable<Panel>(typeKeys: ["Kind"]) {
        MethodRoute("callDependingOnKindA") { @MainActor (panel: Panel) in panel.plain() }
        MethodRoute("callDependingOnKindB") { @MainActor (panel: Panel, number: Int) in
          try panel.one(number)
        }
      })
  }

  @Test func `parts and a reference`() async throws {
    try await check(
      RouteTable<Recorder>(typeKeys: ["Kind"]) {
        MethodRoute("call", typeKey: "Kind", typeValue: "A", to: Recorder.text)
        MethodRoute("call", typeKey: "Kind", typeValue: "B", to: Recorder.double)
      })
    try await check(
      RouteTable<Recorder>(typeKeys: ["Kind"]) {
        MethodRoute("call", typeKey: "Kind", typeValue: "A", to: Recorder.laterText)
        MethodRoute("call", typeKey: "Kind", typeValue: "B", to: Recorder.laterDouble)
      }, isAsync: true)
    try await check(
      RouteTable<Panel>(typeKeys: ["Kind"]) {
        MethodRoute("call", typeKey: "Kind", typeValue: "A", to: Panel.plain)
        MethodRoute("call", typeKey: "Kind", typeValue: "B", to: Panel.one)
      })
  }

  @Test func `parts and a closure`() async throws {
    try await check(
      RouteTable<Recorder>(typeKeys: ["Kind"]) {
        MethodRoute("call", typeKey: "Kind", typeValue: "A", calling: { $0.text() })
        MethodRoute(
          "call", typeKey: "Kind", typeValue: "B",
          calling: { (recorder: Recorder, number: Int) in recorder.double(number) })
      })
    try await check(
      RouteTable<Recorder>(typeKeys: ["Kind"]) {
        MethodRoute(
          "call", typeKey: "Kind", typeValue: "A",
          calling: { (recorder: Recorder) in await recorder.laterText() })
        MethodRoute(
          "call", typeKey: "Kind", typeValue: "B",
          calling: { (recorder: Recorder, number: Int) in await recorder.laterDouble(number) })
      }, isAsync: true)
    try await check(
      RouteTable<Panel>(typeKeys: ["Kind"]) {
        MethodRoute(
          "call", typeKey: "Kind", typeValue: "A",
          onMainActor: { (panel: Panel) in panel.plain() })
        MethodRoute(
          "call", typeKey: "Kind", typeValue: "B",
          onMainActor: { (panel: Panel, number: Int) in try panel.one(number) })
      })
  }

  @Test func `a default route and a reference`() async throws {
    try await check(
      RouteTable<Recorder>(typeKeys: ["Kind"]) {
        DefaultRoute("call", typeKey: "Kind", to: Recorder.text)
        DefaultRoute("call", typeKey: "Kind", to: Recorder.double)
      })
    try await check(
      RouteTable<Recorder>(typeKeys: ["Kind"]) {
        DefaultRoute("call", to: Recorder.laterText)
        DefaultRoute("call", to: Recorder.laterDouble)
      }, isAsync: true)
    try await check(
      RouteTable<Panel>(typeKeys: ["Kind"]) {
        DefaultRoute(typeKey: "Kind", to: Panel.plain)
        DefaultRoute(typeKey: "Kind", to: Panel.one)
      })
  }

  @Test func `a default route and a closure`() async throws {
    try await check(
      RouteTable<Recorder>(typeKeys: ["Kind"]) {
        DefaultRoute { (recorder: Recorder) in recorder.text() }
        DefaultRoute { (recorder: Recorder, number: Int) in recorder.double(number) }
      })
    try await check(
      RouteTable<Recorder>(typeKeys: ["Kind"]) {
        DefaultRoute("call", calling: { (recorder: Recorder) in await recorder.laterText() })
        DefaultRoute("call") { (recorder: Recorder, number: Int) in
          await recorder.laterDouble(number)
        }
      }, isAsync: true)
    try await check(
      RouteTable<Panel>(typeKeys: ["Kind"]) {
        DefaultRoute("call", onMainActor: { (panel: Panel) in panel.plain() })
        DefaultRoute("call", onMainActor: { (panel: Panel, number: Int) in try panel.one(number) })
      })
  }

  @Test func `a routed method tells what it is like`() {
    let double = RoutedMethod(Recorder.double)
    #expect(double.parameterType.map { "\($0)" } == "Int")
    #expect("\(double.resultType)" == "Int")
    let later = RoutedMethod(Recorder.later)
    #expect(later.parameterType == nil)
    #expect("\(later.resultType)" == "()")
  }
}

extension InitializerTests {
  @Test func `a case and a reference`() async throws {
    enum Kind: String {
      case a = "A"
      case b = "B"
    }
    try await check(
      RouteTable<Recorder>(typeKeys: ["Kind"]) {
        MethodRoute("call", typeKey: "Kind", typeValue: Kind.a, to: Recorder.text)
        MethodRoute("call", typeKey: "Kind", typeValue: Kind.b, to: Recorder.double)
      })
    try await check(
      RouteTable<Recorder>(typeKeys: ["Kind"]) {
        MethodRoute("call", typeKey: "Kind", typeValue: Kind.a, to: Recorder.laterText)
        MethodRoute("call", typeKey: "Kind", typeValue: Kind.b, to: Recorder.laterDouble)
      }, isAsync: true)
    try await check(
      RouteTable<Panel>(typeKeys: ["Kind"]) {
        MethodRoute("call", typeKey: "Kind", typeValue: Kind.a, to: Panel.plain)
        MethodRoute("call", typeKey: "Kind", typeValue: Kind.b, to: Panel.one)
      })
  }

  @Test func `a case and a closure`() async throws {
    enum Kind: String {
      case a = "A"
      case b = "B"
    }
    try await check(
      RouteTable<Recorder>(typeKeys: ["Kind"]) {
        MethodRoute("call", typeKey: "Kind", typeValue: Kind.a) { (recorder: Recorder) in
          recorder.text()
        }
        MethodRoute("call", typeKey: "Kind", typeValue: Kind.b) {
          (recorder: Recorder, number: Int) in
          recorder.double(number)
        }
      })
    try await check(
      RouteTable<Recorder>(typeKeys: ["Kind"]) {
        MethodRoute("call", typeKey: "Kind", typeValue: Kind.a) { (recorder: Recorder) in
          await recorder.laterText()
        }
        MethodRoute("call", typeKey: "Kind", typeValue: Kind.b) {
          (recorder: Recorder, number: Int) in
          await recorder.laterDouble(number)
        }
      }, isAsync: true)
    try await check(
      RouteTable<Panel>(typeKeys: ["Kind"]) {
        MethodRoute(
          "call", typeKey: "Kind", typeValue: Kind.a,
          onMainActor: { (panel: Panel) in panel.plain() })
        MethodRoute(
          "call", typeKey: "Kind", typeValue: Kind.b,
          onMainActor: { (panel: Panel, number: Int) in try panel.one(number) })
      })
  }
}
