import Testing
import TypeRouting

private class Shape {}
private final class Circle: Shape {}
private protocol Named {}
extension Circle: Named {}

private final class Canvas: MethodRouting {
  var log: [String] = []
  func drawDependingOnKindShape(_ shape: Shape) -> Circle {
    log.append("shape")
    return Circle()
  }
  func drawDependingOnKindCircle(_ circle: Circle) { log.append("circle") }
  func drawDependingOnKindNamed(_ named: any Named) { log.append("named") }
  func drawDependingOnKindAny(_ anything: Any) -> Int {
    log.append("any")
    return 1
  }
  func drawDependingOnKindOptional(_ shape: Shape?) { log.append(shape == nil ? "nil" : "some") }
  func drawDependingOnKindPair(_ pair: (Int, String)) { log.append("\(pair.0) \(pair.1)") }
  func drawDependingOnKindList(_ list: [String]) { log.append("list") }
  func drawDependingOnKindNumber(_ number: Int) { log.append("number") }
  func drawDependingOnKindVoid(_ nothing: Void) { log.append("void") }

  static let routes = RouteTable<Canvas>(typeKeys: ["Kind"]) {
    MethodRoute("drawDependingOnKindShape", to: Canvas.drawDependingOnKindShape)
    MethodRoute("drawDependingOnKindCircle", to: Canvas.drawDependingOnKindCircle)
    MethodRoute("drawDependingOnKindNamed", to: Canvas.drawDependingOnKindNamed)
    MethodRoute("drawDependingOnKindAny", to: Canvas.drawDependingOnKindAny)
    MethodRoute("drawDependingOnKindOptional", to: Canvas.drawDependingOnKindOptional)
    MethodRoute("drawDependingOnKindPair", to: Canvas.drawDependingOnKindPair)
    MethodRoute("drawDependingOnKindList", to: Canvas.drawDependingOnKindList)
    MethodRoute("drawDependingOnKindNumber", to: Canvas.drawDependingOnKindNumber)
    MethodRoute("drawDependingOnKindVoid", to: Canvas.drawDependingOnKindVoid)
  }
}

@Suite struct ConversionTests {
  private let canvas = Canvas()

  @Test func `a parameter may be of a subclass, conform, or be anything where that is taken`()
    throws
  {
    try canvas.callRoutedMethod("draw", typeKey: "Kind", typeValue: "Shape", with: Circle())
    try canvas.callRoutedMethod("draw", typeKey: "Kind", typeValue: "Named", with: Circle())
    try canvas.callRoutedMethod("draw", typeKey: "Kind", typeValue: "Any", with: 7)
    try canvas.callRoutedMethod("draw", typeKey: "Kind", typeValue: "Any", with: nil as Int?)
    try canvas.callRoutedMethod("draw", typeKey: "Kind", typeValue: "Optional", with: Circle())
    try canvas.callRoutedMethod("draw", typeKey: "Kind", typeValue: "Pair", with: (1, "a"))
    try canvas.callRoutedMethod("draw", typeKey: "Kind", typeValue: "Void", with: ())
    #expect(canvas.log == ["shape", "named", "any", "any", "some", "1 a", "void"])
  }

  @Test func `a parameter that is Any is taken for what it is`() throws {
    try canvas.callRoutedMethod("draw", typeKey: "Kind", typeValue: "Shape", with: Circle() as Any)
    #expect(throws: RoutingError.self) {
      try canvas.callRoutedMethod("draw", typeKey: "Kind", typeValue: "Shape", with: 7 as Any)
    }
    #expect(canvas.log == ["shape"])
  }

  @Test func `a collection is not made into one of another type, whatever it holds`() throws {
    for list in [[], [1]] as [[Int]] {
      #expect(throws: RoutingError.self) {
        try canvas.callRoutedMethod("draw", typeKey: "Kind", typeValue: "List", with: list)
      }
      #expect(throws: RoutingError.self) {
        try canvas.callRoutedMethod("draw", typeKey: "Kind", typeValue: "List", with: list as Any)
      }
    }
    #expect(throws: RoutingError.self) {
      try canvas.callRoutedMethod("draw", typeKey: "Kind", typeValue: "List", with: ["a" as Any])
    }
    try canvas.callRoutedMethod("draw", typeKey: "Kind", typeValue: "List", with: ["a"] as Any)
    #expect(canvas.log == ["list"])
  }

  @Test func `a value that is Any fits an optional of its type`() throws {
    let circle: Any = Circle()
    #expect(throws: RoutingError.self) {
      try canvas.callRoutedMethod("draw", typeKey: "Kind", typeValue: "Number", with: 1.0 as Any)
    }
    try canvas.callRoutedMethod("draw", typeKey: "Kind", typeValue: "Number", with: 1 as Any)
    let shape: Any = Shape()
    try canvas.callRoutedMethod("draw", typeKey: "Kind", typeValue: "Optional", with: shape)
    try canvas.callRoutedMethod("draw", typeKey: "Kind", typeValue: "Shape", with: circle)
    #expect(canvas.log == ["number", "some", "shape"])
  }

  @Test func `a parameter is not cast down`() throws {
    let error = #expect(throws: RoutingError.self) {
      try canvas.callRoutedMethod("draw", typeKey: "Kind", typeValue: "Named", with: Shape())
    }
    #expect(error?.expectedType == "Named")
    #expect(error?.actualType == "Shape")
  }

  // It would work for some objects and fail for others.
  @Test func `an object is not cast down, whatever it is`() {
    for shape in [Circle(), Shape()] {
      let error = #expect(throws: RoutingError.self) {
        try canvas.callRoutedMethod("draw", typeKey: "Kind", typeValue: "Circle", with: shape)
      }
      #expect(error?.kind == .parameter)
    }
    #expect(canvas.log == [])
  }

  @Test func `a parameter that is given as a protocol is taken for what it is`() throws {
    let named: any Named = Circle()
    try canvas.callRoutedMethod("draw", typeKey: "Kind", typeValue: "Circle", with: named)
    #expect(canvas.log == ["circle"])
  }

  @Test func `a result may be taken as a superclass, an optional, or anything`() throws {
    let shape: Shape = try canvas.callRoutedMethod(
      "draw", typeKey: "Kind", typeValue: "Shape", with: Shape())
    let optional: Circle? = try canvas.callRoutedMethod(
      "draw", typeKey: "Kind", typeValue: "Shape", with: Shape())
    let anything = try Canvas.routes.resolve(
      "draw", typeKey: "Kind", typeValue: "Any", parameter: Any.self, result: Any.self)
    #expect(shape is Circle)
    #expect(optional != nil)
    #expect(try anything.call(on: canvas, with: 2) as? Int == 1)
  }

  @Test func `a result is not cast down`() {
    let error = #expect(throws: RoutingError.self) {
      let _: String = try canvas.callRoutedMethod(
        "draw", typeKey: "Kind", typeValue: "Any", with: 1)
    }
    #expect(error?.kind == .result)
    #expect(canvas.log == [])
  }

  @Test func `a resolved route checks its types at once`() throws {
    let draw = try Canvas.routes.resolve(
      "draw", typeKey: "Kind", typeValue: "Shape", parameter: Circle.self, result: Shape.self)
    #expect(try draw.call(on: canvas, with: Circle()) is Circle)
    let parameter = #expect(throws: RoutingError.self) {
      try Canvas.routes.resolve("draw", typeKey: "Kind", typeValue: "Shape", parameter: Int.self)
    }
    #expect(parameter?.kind == .parameter)
    let result = #expect(throws: RoutingError.self) {
      try Canvas.routes.resolve(
        "draw", typeKey: "Kind", typeValue: "Shape", parameter: Shape.self, result: Int.self)
    }
    #expect(result?.kind == .result)
  }
}
