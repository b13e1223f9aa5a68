import Testing
import TypeRouting

@Suite struct MutatingTests {
  struct Counter: MethodRouting {
    enum Direction: String {
      case up = "Up"
      case down = "Down"
    }
    struct Failure: Error {}

    var count = 0

    mutating func add(_ number: Int) -> Int {
      count += number
      return count
    }

    static let routes = RouteTable<Counter>(typeKeys: ["Direction"]) {
      MethodRoute("countDependingOnDirectionUp", mutating: { $0.count += 1 })
      MethodRoute("countDependingOnDirectionDown", mutating: { $0.add(-$1) })
      MethodRoute("step", typeKey: "Direction", typeValue: "Up", mutating: { $0.add(10) })
      MethodRoute(
        "step", typeKey: "Direction", typeValue: "Down",
        mutating: { (counter: inout Counter, number: Int) in counter.count -= number * 10 })
      MethodRoute(
        "leap", typeKey: "Direction", typeValue: Direction.up, mutating: { $0.count += 100 })
      MethodRoute(
        "leap", typeKey: "Direction", typeValue: Direction.up,
        mutating: { (counter: inout Counter, number: Int) in counter.count += number * 100 })
      MethodRoute("read", typeKey: "Direction", typeValue: "Up") { (counter: Counter) in
        counter.count
      }
      MethodRoute(
        "fail", typeKey: "Direction", typeValue: "Up",
        mutating: { counter in
          counter.count = -1
          throw Failure()
        })
      DefaultRoute("other", mutating: { $0.count = 7 })
      DefaultRoute(
        "other",
        mutating: { (counter: inout Counter, number: Int) in
          counter.count = number
        })
    }
  }

  @Test func `a value is changed where it is`() throws {
    var counter = Counter()
    try counter.callMutatingRoutedMethod("count", typeKey: "Direction", typeValue: "Up")
    #expect(counter.count == 1)
    let down: Int = try counter.callMutatingRoutedMethod(
      "count", typeKey: "Direction", typeValue: "Down", with: 3)
    #expect(down == -2)
    #expect(counter.count == -2)
    let up: Int = try counter.callMutatingRoutedMethod(
      "step", typeKey: "Direction", typeValue: "Up")
    #expect(up == 8)
    try counter.callMutatingRoutedMethod("step", typeKey: "Direction", typeValue: "Down", with: 2)
    #expect(counter.count == -12)
    try counter.callMutatingRoutedMethod("leap", typeKey: "Direction", typeValue: "Up")
    try counter.callMutatingRoutedMethod("leap", typeKey: "Direction", typeValue: "Up", with: 2)
    #expect(counter.count == 288)
    try counter.callMutatingRoutedMethod("other", typeKey: "Direction", typeValue: "Up")
    #expect(counter.count == 7)
    try counter.callMutatingRoutedMethod("other", typeKey: "Direction", typeValue: "Up", with: 9)
    #expect(counter.count == 9)
  }

  @Test func `a value is changed for a case of an enumeration`() throws {
    var counter = Counter()
    let direction = "Direction"
    try counter.callMutatingRoutedMethod(
      "leap", typeKey: direction, typeValue: Counter.Direction.up)
    #expect(counter.count == 100)
    let up: Int = try counter.callMutatingRoutedMethod(
      "step", typeKey: direction, typeValue: Counter.Direction.up)
    #expect(up == 110)
    try counter.callMutatingRoutedMethod(
      "leap", typeKey: direction, typeValue: Counter.Direction.up, with: 2)
    #expect(counter.count == 310)
    let down: Int = try counter.callMutatingRoutedMethod(
      "count", typeKey: direction, typeValue: Counter.Direction.down, with: 300)
    #expect(down == 10)
    let any: Any = try counter.callMutatingRoutedMethod(
      "step", typeKey: direction, typeValue: Counter.Direction.up)
    let other: Any = try counter.callMutatingRoutedMethod(
      "count", typeKey: direction, typeValue: Counter.Direction.down, with: 1)
    #expect(any is Void && other is Void)
    #expect(counter.count == 19)
  }

  @Test func `what a method changed before its error stays`() {
    var counter = Counter()
    #expect(throws: Counter.Failure.self) {
      try counter.callMutatingRoutedMethod("fail", typeKey: "Direction", typeValue: "Up")
    }
    #expect(counter.count == -1)
  }

  @Test func `a method that changes nothing can be called so as well`() throws {
    var counter = Counter(count: 4)
    let read: Int = try counter.callMutatingRoutedMethod(
      "read", typeKey: "Direction", typeValue: "Up")
    #expect(read == 4)
  }

  @Test func `a call that leaves the value alone refuses to change it`() throws {
    let counter = Counter()
    let error = #expect(throws: RoutingError.self) {
      try counter.callRoutedMethod("count", typeKey: "Direction", typeValue: "Up")
    }
    #expect(error?.kind == .mutating)
    let route = try Counter.routes.resolve("count", typeKey: "Direction", typeValue: "Up")
    #expect(throws: RoutingError.self) { try route.call(on: counter) }
  }

  @Test func `types are checked here as well`() {
    var counter = Counter()
    let error = #expect(throws: RoutingError.self) {
      try counter.callMutatingRoutedMethod(
        "count", typeKey: "Direction", typeValue: "Down", with: "three")
    }
    #expect(error?.kind == .parameter)
    #expect(counter.count == 0)
  }

  /// A table that was made in two steps.
  struct Dial: MethodRouting {
    struct Failure: Error {}

    var angle = 0

    static let routes = RouteTable<Dial>(typeKeys: ["Way"]) {}.adding(for: Dial.self) {
      MethodRoute("turn", typeKey: "Way", typeValue: "Left", mutating: { $0.angle -= 1 })
      MethodRoute(
        "turn", typeKey: "Way", typeValue: "Over",
        mutating: { dial in
          dial.angle = 360
          throw Failure()
        })
    }
  }

  @Test func `a route that was added to a table changes the value as well`() throws {
    var dial = Dial()
    try dial.callMutatingRoutedMethod("turn", typeKey: "Way", typeValue: "Left")
    #expect(dial.angle == -1)
    #expect(throws: Dial.Failure.self) {
      try dial.callMutatingRoutedMethod("turn", typeKey: "Way", typeValue: "Over")
    }
    #expect(dial.angle == 360)
  }

  class Tool: MethodRouting {
    enum Size: String { case small = "Small" }

    class var routes: RouteTable<Tool> { toolRoutes }
    private static let toolRoutes = RouteTable<Tool>(typeKeys: ["Size"]) {}
  }

  final class Saw: Tool {
    var teeth = 0

    override class var routes: RouteTable<Tool> { sawRoutes }
    private static let sawRoutes = Tool.routes.adding(for: Saw.self) {
      MethodRoute("cut", typeKey: "Size", typeValue: "Small") { (saw: Saw) in
        saw.teeth += 1
        return saw.teeth
      }
      MethodRoute("cut", typeKey: "Size", typeValue: "Small") { (saw: Saw, number: Int) in
        saw.teeth += number
        return saw.teeth
      }
      MethodRoute(
        "replace", typeKey: "Size", typeValue: "Small",
        mutating: { saw in
          saw = Saw()
          saw.teeth = 40
        })
    }
  }

  @Test func `the routes are those of an object's own class`() throws {
    var tool = Tool()
    let saw = Saw()
    tool = saw
    let (size, small) = ("Size", Tool.Size.small)
    try tool.callMutatingRoutedMethod("cut", typeKey: size, typeValue: "Small")
    try tool.callMutatingRoutedMethod("cut", typeKey: size, typeValue: "Small", with: 2)
    try tool.callMutatingRoutedMethod("cut", typeKey: size, typeValue: small)
    try tool.callMutatingRoutedMethod("cut", typeKey: size, typeValue: small, with: 2)
    let results: [Int] = [
      try tool.callMutatingRoutedMethod("cut", typeKey: size, typeValue: "Small"),
      try tool.callMutatingRoutedMethod("cut", typeKey: size, typeValue: "Small", with: 2),
      try tool.callMutatingRoutedMethod("cut", typeKey: size, typeValue: small),
      try tool.callMutatingRoutedMethod("cut", typeKey: size, typeValue: small, with: 2),
    ]
    #expect(results == [7, 9, 10, 12])
  }

  @Test func `a route of a subclass can put another object in the place of its own`() throws {
    var tool = Tool()
    let saw = Saw()
    tool = saw
    try tool.callMutatingRoutedMethod("replace", typeKey: "Size", typeValue: "Small")
    #expect(saw.teeth == 0)
    #expect((tool as? Saw)?.teeth == 40)
  }
}
