import Testing
import TypeRouting

private struct Point: MethodRouting {
  var x = 1
  func shifted(_ dx: Int) -> Point { Point(x: x + dx) }
  static let routes = RouteTable<Point>(typeKeys: ["Kind"]) {
    MethodRoute("describe", typeKey: "Kind", typeValue: "Short") { (point: Point) in "\(point.x)" }
    MethodRoute("moved", typeKey: "Kind", typeValue: "Right", to: Point.shifted)
  }
}

private actor Counter: MethodRouting {
  var count = 0
  func add(_ number: Int) -> Int {
    count += number
    return count
  }
  func reset() { count = 0 }
  static let routes = RouteTable<Counter>(typeKeys: ["Kind"]) {
    MethodRoute("count", typeKey: "Kind", typeValue: "Up") { (counter: Counter, number: Int) in
      await counter.add(number)
    }
    MethodRoute("count", typeKey: "Kind", typeValue: "Reset") { (counter: Counter) in
      await counter.reset()
    }
  }
}

private final class Vault: MethodRouting {
  var log: [String] = []
  private func openDependingOnKeyGold() { log.append("gold") }
  static let routes = RouteTable<Vault>(typeKeys: ["Key"]) {
    MethodRoute("openDependingOnKeyGold", to: Vault.openDependingOnKeyGold)
  }
}

/// An enumeration with methods, and one of a generic type, whose table can't be stored in it.
private enum Switch: MethodRouting {
  case on
  case off
  static let routes = RouteTable<Switch>(typeKeys: ["Kind"]) {
    MethodRoute("flip", typeKey: "Kind", typeValue: "Once") { (value: Switch) -> Switch in
      value == .on ? .off : .on
    }
  }
}

private final class Box<Content>: MethodRouting {
  let content: Content
  init(_ content: Content) { self.content = content }
  static var routes: RouteTable<Box<Content>> {
    RouteTable(typeKeys: ["Kind"]) {
      MethodRoute("get", typeKey: "Kind", typeValue: "Content") { (box: Box<Content>) in
        box.content
      }
    }
  }
}

@Suite struct OwnerTests {
  @Test func `a struct has routes`() throws {
    let text: String = try Point(x: 4).callRoutedMethod(
      "describe", typeKey: "Kind", typeValue: "Short")
    let moved: Point = try Point().callRoutedMethod(
      "moved", typeKey: "Kind", typeValue: "Right", with: 5)
    #expect(text == "4")
    #expect(moved.x == 6)
  }

  // 19: https://github.com/WilliamSmithEdward/xlide_vscode/issues/39
  @Test func `a private method can be routed by its own type`() throws {
    let vault = Vault()
    try vault.callRoutedMethod("open", typeKey: "Key", typeValue: "Gold")
    #expect(vault.log == ["gold"])
  }

  @Test func `an enumeration has routes`() throws {
    let flipped: Switch = try Switch.on.callRoutedMethod(
      "flip", typeKey: "Kind", typeValue: "Once")
    #expect(flipped == .off)
  }

  @Test func `a generic type has routes`() throws {
    let content: [Int] = try Box([1, 2]).callRoutedMethod(
      "get", typeKey: "Kind", typeValue: "Content")
    #expect(content == [1, 2])
  }

  @Test func `an actor has routes, and they run on it`() async throws {
    let counter = Counter()
    let first: Int = try await counter.callRoutedMethodAsync(
      "count", typeKey: "Kind", typeValue: "Up", with: 2)
    try await counter.callRoutedMethodAsync("count", typeKey: "Kind", typeValue: "Reset")
    let second: Int = try await counter.callRoutedMethodAsync(
      "count", typeKey: "Kind", typeValue: "Up", with: 1)
    #expect(first == 2)
    #expect(second == 1)
  }
}
