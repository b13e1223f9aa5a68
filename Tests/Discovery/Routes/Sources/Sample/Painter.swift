import TypeRouting

final class Painter: MethodRouting {
  static let routeTypeKeys = ["Color"]

  func paintDependingOnColorRed() { print("red") }
  func paintDependingOnColorBlue() { print("blue") }
}
