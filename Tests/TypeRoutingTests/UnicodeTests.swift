import Testing
import TypeRouting

@Suite struct UnicodeTests {
  static let composed = "Caf\u{e9}"
  static let decomposed = "Cafe\u{301}"

  // 5: both sides are compared in the same form, whichever it is.
  @Test(arguments: [(composed, decomposed), (decomposed, composed)])
  func `composed and decomposed spellings are one value`(
    _ declared: String, _ asked: String
  ) throws {
    let table = RouteTable<Recorder>(typeKeys: ["Kind"]) {
      MethodRoute("call", typeKey: "Kind", typeValue: declared, to: Recorder.plain)
      MethodRoute("callDependingOnKind\(declared)Bar", to: Recorder.one)
    }
    let recorder = Recorder()
    try table.resolve("call", typeKey: "Kind", typeValue: asked).call(on: recorder)
    try table.resolve("call", typeKey: "Kind", typeValue: asked + "Bar", parameter: Int.self)
      .call(on: recorder, with: 1)
    #expect(recorder.log == ["plain", "one 1"])
    #expect(table.contains("call", typeKey: "Kind", typeValue: asked))
    #expect(table.typeValues(of: "call", typeKey: "Kind") == [declared, declared + "Bar"])
  }

  @Test func `composed and decomposed spellings are a duplicate`() {
    let error = #expect(throws: RouteTableError.self) {
      try RouteTable<Recorder>.validated(typeKeys: ["Kind"]) {
        MethodRoute("callDependingOnKind\(Self.composed)", to: Recorder.plain)
        MethodRoute("callDependingOnKind\(Self.decomposed)", to: Recorder.plain)
      }
    }
    #expect(error?.mistakes.map(\.kind) == [.duplicate])
  }

  // The Kelvin sign is canonically the letter K: the one case in which a text that is not ASCII is
  // equal to one that is.
  @Test func `a text may be equal to an ASCII text without being one`() throws {
    let table = RouteTable<Recorder>(typeKeys: ["Kind"]) {
      MethodRoute("call", typeKey: "Kind", typeValue: "K", to: Recorder.plain)
      MethodRoute("call", typeKey: "Kind", typeValue: "\u{212a}2", to: Recorder.text)
    }
    let recorder = Recorder()
    try table.resolve("call", typeKey: "Kind", typeValue: "\u{212a}").call(on: recorder)
    try table.resolve("call", typeKey: "Kind", typeValue: "K2").call(on: recorder)
    #expect(recorder.log == ["plain", "text"])
  }

  // 6: https://github.com/google/guava/issues/389, https://github.com/RESTyard/RESTyard/issues/107
  @Test(arguments: ["\u{130}stanbul", "istanbul", "\u{131}stanbul", "I\u{307}\u{327}stanbul"])
  func `dotted and dotless letters stay what they are`(_ other: String) throws {
    let table = RouteTable<Recorder>(typeKeys: ["Kind"]) {
      MethodRoute("call", typeKey: "Kind", typeValue: "Istanbul", to: Recorder.plain)
    }
    #expect(throws: RoutingError.self) {
      try table.resolve("call", typeKey: "Kind", typeValue: other)
    }
  }

  @Test func `letters that look alike are different`() {
    let table = RouteTable<Recorder>(typeKeys: ["Kind"]) {
      MethodRoute("call", typeKey: "Kind", typeValue: "A", to: Recorder.plain)
      MethodRoute("call", typeKey: "Kind", typeValue: "\u{410}", to: Recorder.text)
    }
    #expect(table.count == 2)
  }

  // 4: https://github.com/spring-projects/spring-data-commons/issues/1996,
  // https://github.com/spring-projects/spring-data-jpa/issues/3824
  @Test func `the case of a value counts, and the error knows the other one`() {
    let table = RouteTable<Recorder>(typeKeys: ["Device"]) {
      MethodRoute("callDependingOnDeviceIPhone", to: Recorder.plain)
      MethodRoute("callDependingOnDevice_zIndex", to: Recorder.plain)
    }
    #expect(table.typeValues(of: "call", typeKey: "Device") == ["IPhone", "zIndex"])
    let error = #expect(throws: RoutingError.self) {
      try table.resolve("call", typeKey: "Device", typeValue: "iPhone")
    }
    #expect(error?.nearest == "IPhone")
  }
}
