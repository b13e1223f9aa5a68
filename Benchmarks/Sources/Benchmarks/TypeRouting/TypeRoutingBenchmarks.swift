import TypeRouting

/// What is measured of TypeRouting.
enum TypeRoutingBenchmarks {
  static let all: [Comparison] =
    resolved + [4, 16, 64, 256, 1_024, 16_384].flatMap(calls) + switches + [growth]

  /// The type values of a table with that many routes.
  static func values(_ count: Int) -> [String] { (0..<count).map { "Value\($0)" } }

  /// The values that a round asks for, in an order that is no order.
  static func questions(_ count: Int) -> [String] {
    let values = values(count)
    return (0..<64).map { values[$0 &* 7_919 % count] }
  }

  /// Runs a body for each operation, over and over through the questions.
  @inline(__always)
  static func ask(_ questions: [String], _ operations: Int, _ body: (String) -> Void) -> Int {
    for operation in 0..<operations { body(questions[operation & 63]) }
    return operations
  }
}

/// A class with a method that does next to nothing, so that the way to it is what is measured.
class Ticker: MethodRouting {
  var ticks = 0

  @inline(never)
  final func tick() { ticks &+= 1 }

  class var routes: RouteTable<Ticker> { RouteTable(typeKeys: []) {} }

  /// A table with a route for each value.
  static func table(_ values: [String]) -> RouteTable<Ticker> {
    RouteTable(typeKeys: ["Number"]) {
      for value in values {
        MethodRoute("tick", typeKey: "Number", typeValue: value, to: Ticker.tick)
      }
    }
  }

  /// Ticks for a value; what a miss throws is a mistake of the benchmark.
  @inline(__always)
  final func route(_ value: String) {
    do {
      try callRoutedMethod("tick", typeKey: "Number", typeValue: value)
    } catch {
      fatalError("\(error)")
    }
  }
}

// A class for each size, since a table is a constant of its class.
final class Ticker4: Ticker {
  override class var routes: RouteTable<Ticker> { constant }
  private static let constant = table(TypeRoutingBenchmarks.values(4))
}

final class Ticker16: Ticker {
  override class var routes: RouteTable<Ticker> { constant }
  private static let constant = table(TypeRoutingBenchmarks.values(16))
}

final class Ticker32: Ticker {
  override class var routes: RouteTable<Ticker> { constant }
  private static let constant = table(TypeRoutingBenchmarks.values(32))
}

final class Ticker64: Ticker {
  override class var routes: RouteTable<Ticker> { constant }
  private static let constant = table(TypeRoutingBenchmarks.values(64))
}

final class Ticker256: Ticker {
  override class var routes: RouteTable<Ticker> { constant }
  private static let constant = table(TypeRoutingBenchmarks.values(256))
}

final class Ticker1024: Ticker {
  override class var routes: RouteTable<Ticker> { constant }
  private static let constant = table(TypeRoutingBenchmarks.values(1_024))
}

final class Ticker16384: Ticker {
  override class var routes: RouteTable<Ticker> { constant }
  private static let constant = table(TypeRoutingBenchmarks.values(16_384))
}

extension Ticker {
  /// An object whose class has that many routes.
  static func withRoutes(_ count: Int) -> Ticker {
    switch count {
    case 4: Ticker4()
    case 16: Ticker16()
    case 32: Ticker32()
    case 64: Ticker64()
    case 256: Ticker256()
    case 1_024: Ticker1024()
    default: Ticker16384()
    }
  }
}
