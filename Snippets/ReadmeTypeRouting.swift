import TypeRouting

final class Painter: MethodRouting {
  func paintDependingOnColorRed() { print("red") }
  func paintDependingOnColorBlue() { print("blue") }

  static let routes = RouteTable<Painter>(typeKeys: ["Color"]) {
    MethodRoute("paintDependingOnColorRed", to: Painter.paintDependingOnColorRed)
    MethodRoute("paintDependingOnColorBlue", to: Painter.paintDependingOnColorBlue)
  }
}

let painter = Painter()
for color in ["Red", "Pink"] {
  do {
    try painter.callRoutedMethod("paint", typeKey: "Color", typeValue: color)
  } catch {
    print(error)
  }
}
