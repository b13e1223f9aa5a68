import Testing
import TypeRouting

@Suite struct MethodRoutingTests {
  let recorder = Recorder()

  @Test func `a method without parameter is called`() throws {
    try recorder.callRoutedMethod("call", typeKey: "Kind", typeValue: "Plain")
    #expect(recorder.log == ["plain"])
  }

  @Test func `a method with a parameter is called`() throws {
    try recorder.callRoutedMethod("call", typeKey: "Kind", typeValue: "One", with: 7)
    try recorder.callRoutedMethod("call", typeKey: "Kind", typeValue: "Labelled", with: 8)
    #expect(recorder.log == ["one 7", "labelled 8"])
  }

  @Test func `a result is returned`() throws {
    let text: String = try recorder.callRoutedMethod("call", typeKey: "Kind", typeValue: "Text")
    let double: Int = try recorder.callRoutedMethod(
      "call", typeKey: "Kind", typeValue: "Double", with: 21)
    #expect(text == "text")
    #expect(double == 42)
    #expect(recorder.log == ["text", "double 21"])
  }

  @Test func `a result that nobody wants is discarded`() throws {
    try recorder.callRoutedMethod("call", typeKey: "Kind", typeValue: "Text")
    try recorder.callRoutedMethod("call", typeKey: "Kind", typeValue: "Double", with: 1)
    #expect(recorder.log == ["text", "double 1"])
  }

  @Test func `the error of a method reaches the caller as it is`() {
    #expect(throws: Recorder.Failure()) {
      try recorder.callRoutedMethod("call", typeKey: "Kind", typeValue: "Failing")
    }
    #expect(throws: Recorder.Failure()) {
      let _: Int = try recorder.callRoutedMethod(
        "call", typeKey: "Kind", typeValue: "FailingOne", with: 1)
    }
    #expect(throws: Recorder.Failure()) {
      try recorder.callRoutedMethodIfPresent("call", typeKey: "Kind", typeValue: "Failing")
    }
  }

  @Test func `with and without parameter are two routes`() throws {
    try recorder.callRoutedMethod("call", typeKey: "Kind", typeValue: "Both")
    try recorder.callRoutedMethod("call", typeKey: "Kind", typeValue: "Both", with: 2)
    #expect(recorder.log == ["plain", "one 2"])
  }

  @Test func `an asynchronous method is awaited`() async throws {
    try await recorder.callRoutedMethodAsync("call", typeKey: "Kind", typeValue: "Later")
    let number: Int = try await recorder.callRoutedMethodAsync(
      "call", typeKey: "Kind", typeValue: "LaterOne", with: 5)
    #expect(number == 5)
    #expect(recorder.log == ["later", "laterOne 5"])
  }

  @Test func `the asynchronous call takes synchronous methods as well`() async throws {
    try await recorder.callRoutedMethodAsync("call", typeKey: "Kind", typeValue: "Plain")
    let double: Int = try await recorder.callRoutedMethodAsync(
      "call", typeKey: "Kind", typeValue: "Double", with: 4)
    #expect(double == 8)
    #expect(recorder.log == ["plain", "double 4"])
  }

  @Test(arguments: ["Text", "LaterText"])
  func `the asynchronous call returns what a method without parameter returns`(
    value: String
  ) async throws {
    let text: String = try await recorder.callRoutedMethodAsync(
      "call", typeKey: "Kind", typeValue: value)
    #expect(text == "text")
  }

  @Test func `the asynchronous call takes a parameter and returns nothing`() async throws {
    try await recorder.callRoutedMethodAsync("call", typeKey: "Kind", typeValue: "One", with: 3)
    #expect(recorder.log == ["one 3"])
  }

  @Test func `a synchronous call of an asynchronous method is an error`() {
    let error = #expect(throws: RoutingError.self) {
      try recorder.callRoutedMethod("call", typeKey: "Kind", typeValue: "Later")
    }
    #expect(error?.kind == .asynchronous)
    #expect(error?.description.contains("callRoutedMethodAsync") == true)
    #expect(recorder.log == [])
  }

  @Test func `if present tells whether there is a route`() throws {
    #expect(try recorder.callRoutedMethodIfPresent("call", typeKey: "Kind", typeValue: "Plain"))
    #expect(try recorder.callRoutedMethodIfPresent("call", typeKey: "Kind", typeValue: "Text"))
    #expect(
      try recorder.callRoutedMethodIfPresent("call", typeKey: "Kind", typeValue: "One", with: 1))
    #expect(try !recorder.callRoutedMethodIfPresent("call", typeKey: "Kind", typeValue: "None"))
    #expect(try !recorder.callRoutedMethodIfPresent("call", typeKey: "Kind", typeValue: "One"))
    #expect(recorder.log == ["plain", "text", "one 1"])
  }

  @Test func `if present is awaited and tells whether there is a route`() async throws {
    let recorder = recorder
    func call(_ value: String) async throws -> Bool {
      try await recorder.callRoutedMethodIfPresentAsync("call", typeKey: "Kind", typeValue: value)
    }
    func call(_ value: String, with number: Int) async throws -> Bool {
      try await recorder.callRoutedMethodIfPresentAsync(
        "call", typeKey: "Kind", typeValue: value, with: number)
    }
    #expect(try await call("Later"))
    #expect(try await call("Plain"))
    #expect(try await call("LaterOne", with: 1))
    #expect(try await call("Double", with: 2))
    #expect(try await !call("None"))
    #expect(try await !call("LaterOne"))
    #expect(try await !call("Later", with: 1))
    #expect(recorder.log == ["later", "plain", "laterOne 1", "double 2"])
    await #expect(throws: Recorder.Failure()) { try await call("Failing") }
    let error = await #expect(throws: RoutingError.self) {
      try await recorder.callRoutedMethodIfPresentAsync(
        "call", typeKey: "Kind", typeValue: "LaterOne", with: "1")
    }
    #expect(error?.kind == .parameter)
    enum Kind: String {
      case later = "Later"
      case one = "LaterOne"
      case none = "None"
    }
    #expect(
      try await recorder.callRoutedMethodIfPresentAsync(
        "call", typeKey: "Kind", typeValue: Kind.later))
    #expect(
      try await recorder.callRoutedMethodIfPresentAsync(
        "call", typeKey: "Kind", typeValue: Kind.one, with: 3))
    #expect(
      try await !recorder.callRoutedMethodIfPresentAsync(
        "call", typeKey: "Kind", typeValue: Kind.none))
    #expect(recorder.log.suffix(2) == ["later", "laterOne 3"])
  }

  @Test func `where anything is wanted, the form without a result is called`() async throws {
    let any: Any = try recorder.callRoutedMethod("call", typeKey: "Kind", typeValue: "Text")
    let optional: Any? = try recorder.callRoutedMethod("call", typeKey: "Kind", typeValue: "Text")
    #expect(any is Void)
    #expect(optional is Void)
    enum Kind: String { case double = "Double" }
    let double: Any = try recorder.callRoutedMethod(
      "call", typeKey: "Kind", typeValue: Kind.double, with: 1)
    let later: Any = try await recorder.callRoutedMethodAsync(
      "call", typeKey: "Kind", typeValue: Kind.double, with: 1)
    #expect(double is Void)
    #expect(later is Void)
    let text = try Recorder.routes.resolve(
      "call", typeKey: "Kind", typeValue: "Text", result: Any.self
    ).call(on: recorder)
    #expect(text as? String == "text")
  }

  @Test func `nil is a parameter like any other`() throws {
    try recorder.callRoutedMethod("call", typeKey: "Kind", typeValue: "Optional", with: nil as Int?)
    try recorder.callRoutedMethod("call", typeKey: "Kind", typeValue: "Optional", with: 3 as Int?)
    try recorder.callRoutedMethod("call", typeKey: "Kind", typeValue: "Optional", with: 4)
    #expect(recorder.log == ["optional nil", "optional 3", "optional 4"])
  }

  @Test func `the case of an enumeration is a type value`() async throws {
    enum Kind: String {
      case plain = "Plain"
      case one = "One"
      case text = "Text"
      case double = "Double"
    }
    try recorder.callRoutedMethod("call", typeKey: "Kind", typeValue: Kind.plain)
    try recorder.callRoutedMethod("call", typeKey: "Kind", typeValue: Kind.one, with: 1)
    let text: String = try recorder.callRoutedMethod("call", typeKey: "Kind", typeValue: Kind.text)
    let double: Int = try recorder.callRoutedMethod(
      "call", typeKey: "Kind", typeValue: Kind.double, with: 2)
    #expect(text == "text")
    #expect(double == 4)
    #expect(try recorder.callRoutedMethodIfPresent("call", typeKey: "Kind", typeValue: Kind.plain))
    #expect(
      try recorder.callRoutedMethodIfPresent("call", typeKey: "Kind", typeValue: Kind.one, with: 3))
    try await recorder.callRoutedMethodAsync("call", typeKey: "Kind", typeValue: Kind.plain)
    try Recorder.routes.resolve("call", typeKey: "Kind", typeValue: Kind.plain).call(on: recorder)
    let later: Int = try await recorder.callRoutedMethodAsync(
      "call", typeKey: "Kind", typeValue: Kind.double, with: 5)
    #expect(later == 10)
    try await recorder.callRoutedMethodAsync("call", typeKey: "Kind", typeValue: Kind.one, with: 6)
    let laterText: String = try await recorder.callRoutedMethodAsync(
      "call", typeKey: "Kind", typeValue: Kind.text)
    #expect(laterText == "text")
    #expect(
      recorder.log == [
        "plain", "one 1", "text", "double 2", "plain", "one 3", "plain", "plain", "double 5",
        "one 6", "text",
      ])
  }
}
