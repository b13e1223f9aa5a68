import Testing
import TypeRouting

@Suite struct RoutingErrorTests {
  let recorder = Recorder()

  private func failure(_ body: () throws -> Void) -> RoutingError? {
    #expect(throws: RoutingError.self) { try body() }
  }

  @Test func `kinds print as they are written`() {
    #expect("\(RoutingError.Kind.mainActor)" == "mainActor")
    #expect("\(RouteNameError.Kind.noTypeKey)" == "noTypeKey")
    #expect("\(RouteTableError.Kind.undeclaredTypeKey)" == "undeclaredTypeKey")
  }

  @Test func `a missing value shows the values and the nearest one`() {
    let error = failure {
      try recorder.callRoutedMethod("call", typeKey: "Kind", typeValue: "Plane")
    }
    #expect(error?.kind == .missing)
    #expect(error?.method == "call")
    #expect(error?.typeKey == "Kind")
    #expect(error?.typeValue == "Plane")
    #expect(error?.available.contains("Plain") == true)
    #expect(error?.nearest == "Plain")
    #expect(error?.description.contains("Did you mean 'Plain'?") == true)
  }

  @Test func `a missing key shows the keys`() {
    let error = failure {
      try recorder.callRoutedMethod("call", typeKey: "Kinds", typeValue: "Plain")
    }
    #expect(error?.available == ["Kind"])
    #expect(error?.nearest == "Kind")
  }

  @Test func `a missing method shows the methods`() {
    let error = failure {
      try recorder.callRoutedMethod("cal", typeKey: "Kind", typeValue: "Plain")
    }
    #expect(error?.available == ["call"])
    #expect(error?.nearest == "call")
  }

  @Test func `a value in another case is the nearest one`() {
    let error = failure {
      try recorder.callRoutedMethod("call", typeKey: "Kind", typeValue: "PLAIN")
    }
    #expect(error?.nearest == "Plain")
  }

  @Test func `nothing is suggested for what is like nothing`() {
    let error = failure {
      try recorder.callRoutedMethod("call", typeKey: "Kind", typeValue: "Zzzzzzzzzz")
    }
    #expect(error?.nearest == nil)
  }

  @Test func `a wrong parameter names both types`() {
    let error = failure {
      try recorder.callRoutedMethod("call", typeKey: "Kind", typeValue: "One", with: "seven")
    }
    #expect(error?.kind == .parameter)
    #expect(error?.expectedType == "Int")
    #expect(error?.actualType == "String")
    #expect(recorder.log == [])
  }

  @Test func `a missing parameter names its type`() {
    let error = failure { try recorder.callRoutedMethod("call", typeKey: "Kind", typeValue: "One") }
    #expect(error?.kind == .parameter)
    #expect(error?.expectedType == "Int")
    #expect(error?.actualType == "()")
  }

  @Test func `a parameter for a method without one names its type`() {
    let error = failure {
      try recorder.callRoutedMethod("call", typeKey: "Kind", typeValue: "Plain", with: 1.5)
    }
    #expect(error?.kind == .parameter)
    #expect(error?.actualType == "Double")
    #expect(recorder.log == [])
  }

  @Test func `a wrong result names both types, and the method does not run`() {
    let error = failure {
      let _: Int = try recorder.callRoutedMethod("call", typeKey: "Kind", typeValue: "Text")
    }
    #expect(error?.kind == .result)
    #expect(error?.expectedType == "String")
    #expect(error?.actualType == "Int")
    #expect(recorder.log == [])
  }

  @Test func `an optional is no parameter for a method that wants a value`() {
    for number in [nil, 3] as [Int?] {
      let error = failure {
        try recorder.callRoutedMethod("call", typeKey: "Kind", typeValue: "One", with: number)
      }
      #expect(error?.actualType == "Optional<Int>")
    }
    #expect(recorder.log == [])
  }
}
