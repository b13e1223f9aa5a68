import TypeRouting

class Base {
  func showDependingOnKindBase() { unsafe log.append("base") }
}

class Screen: Base, MethodRouting {
  class var routeTypeKeys: [String] { ["Kind"] }
  class var routes: RouteTable<Screen> { screenRoutes }

  func showDependingOnKindScreen() { unsafe log.append("screen") }
}

final class Finder: Screen {
  override class var routes: RouteTable<Screen> { finderRoutes }

  override func showDependingOnKindScreen() { unsafe log.append("finder's screen") }
  func showDependingOnKindFinder() { unsafe log.append("finder") }
}

// New type keys in subclasses, one of which has no routes of its own.
class Keyed: Screen {
  override class var routeTypeKeys: [String] { ["Size", "KindBig"] }
}

final class Sized: Keyed {
  override class var routes: RouteTable<Screen> { sizedRoutes }

  func showDependingOnSizeBig() { unsafe log.append("big") }
  func showDependingOnKindSized() { unsafe log.append("sized") }
}

@available(macOS 15, iOS 18, *)
final class Finished: MethodRouting {
  static let routeTypeKeys = ["Kind"]

  @available(*, deprecated)
  func openDependingOnKindFile() { unsafe log.append("finished") }
}

enum Outer {
  @MainActor final class Theme: MethodRouting {
    static let routeTypeKeys = ["Color"]
    static let routeSeparator = "For"

    func applyForColorRed() { unsafe log.append("red") }
  }
}

struct Counter: MethodRouting {
  static let routeTypeKeys: [String] = ["By"]
  var count = 0

  mutating func countDependingOnByTwo() { count += 2 }
  mutating func countDependingOnByNumber(_ number: Int) throws { count += number }
}

actor Bank: MethodRouting {
  static let routeTypeKeys = ["In"]
  private var sum = 0

  func payDependingOnInEuro(_ euros: Int) throws -> Int {
    sum += euros
    return sum
  }
  func payDependingOnInDollar() { sum += 1 }
  nonisolated func payDependingOnInYen() { unsafe log.append("yen") }
}

final class Extended: MethodRouting {
  static let routeTypeKeys = ["Kind"]
  static let routes = extendedRoutes.adding(for: Extended.self) {
    MethodRoute("open", typeKey: "Kind", typeValue: "ByHand") { (_: Extended) in
      unsafe log.append("by hand")
    }
  }

  func openDependingOnKindFile() { unsafe log.append("file") }
}
