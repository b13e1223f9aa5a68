import Testing
import TypeRouting

@Suite struct RouteTableInspectionTests {
  private enum Color: String, CaseIterable {
    case red = "Red"
    case green = "Green"
    case blue = "Blue"
  }

  private let table = RouteTable<Recorder>(typeKeys: ["Color", "Format"]) {
    MethodRoute("saveDependingOnFormatJSON", to: Recorder.double)
    MethodRoute("paintDependingOnColorRed", to: Recorder.plain)
    MethodRoute("paint", typeKey: "Color", typeValue: Color.green, to: Recorder.laterOne)
    MethodRoute("paint", typeKey: "Color", typeValue: "Pink", to: Recorder.one)
    MethodRoute("paint", typeKey: "Color", typeValue: "Pink", to: Recorder.plain)
    DefaultRoute("paint", to: Recorder.plain)
    DefaultRoute(typeKey: "Format", to: Recorder.one)
  }

  @Test func `the description is a sorted table`() {
    #expect(
      table.description == """
        RouteTable<Recorder>: 5 routes
        paint  Color   Green  (Int) async -> Int
        paint  Color   Pink   () -> ()
        paint  Color   Pink   (Int) -> ()
        paint  Color   Red    () -> ()
        save   Format  JSON   (Int) -> Int
        *      Format  *      (Int) -> ()
        paint  *       *      () -> ()
        """)
    #expect(RouteTable<Recorder>(typeKeys: []) {}.description == "RouteTable<Recorder>: 0 routes")
  }

  @Test func `the routes tell what they are`() {
    let routes = table.routes
    #expect(routes.map(\.name.typeValue) == ["Green", "Pink", "Pink", "Red", "JSON"])
    #expect(routes.map(\.isAsync) == [true, false, false, false, false])
    #expect(
      routes.map { $0.parameterType.map { "\($0)" } } == ["Int", nil, "Int", nil, "Int"])
    #expect(routes.map { "\($0.resultType)" } == ["Int", "()", "()", "()", "Int"])
    #expect(routes.allSatisfy { $0.source.hasPrefix("\(#fileID):") })
    #expect(routes[0].description == "paint for Color 'Green': (Int) async -> Int")
  }

  @Test func `missing and surplus cases are told together`() throws {
    let error = #expect(throws: RouteTableError.self) {
      try table.requireExhaustive(over: Color.self)
    }
    #expect(error?.mistakes.map(\.kind) == [.missingValue, .surplusValue])
    #expect(error?.mistakes.map(\.source) == ["paint", "paint"])
    #expect(error?.description.contains("Blue") == true)
    #expect(error?.description.contains("Pink") == true)
  }

  @Test func `a table with a route for each case is exhaustive`() throws {
    let table = RouteTable<Recorder>(typeKeys: ["Color", "Tint"]) {
      for color in Color.allCases {
        MethodRoute("paint", typeKey: "Color", typeValue: color, to: Recorder.plain)
        MethodRoute("mix", typeKey: "Tint", typeValue: color, to: Recorder.one)
      }
      MethodRoute("erase", typeKey: "Color", typeValue: "Red", to: Recorder.plain)
    }
    try table.requireExhaustive(over: Color.self, method: "paint")
    try table.requireExhaustive(over: Color.self, typeKey: "Tint")
    let error = #expect(throws: RouteTableError.self) {
      try table.requireExhaustive(over: Color.self)
    }
    #expect(error?.mistakes.map(\.source) == ["erase", "erase"])
  }

  @Test func `a key without routes is not exhaustive`() {
    #expect(throws: RouteTableError.self) {
      try RouteTable<Recorder>(typeKeys: []) {}.requireExhaustive(over: Color.self)
    }
    #expect(throws: RouteTableError.self) {
      try table.requireExhaustive(over: Color.self, method: "none")
    }
  }

  @Test func `a default route does not make a table exhaustive`() {
    let table = RouteTable<Recorder>(typeKeys: ["Color"]) {
      DefaultRoute("paint", typeKey: "Color", to: Recorder.plain)
    }
    let error = #expect(throws: RouteTableError.self) {
      try table.requireExhaustive(over: Color.self, method: "paint")
    }
    #expect(error?.mistakes.count == 3)
  }
}
