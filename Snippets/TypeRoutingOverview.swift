import TypeRouting

final class Pen: MethodRouting {
  func drawDependingOnInkRed() { print("a red line") }
  func drawDependingOnInkBlue(_ dots: Int) { print("\(dots) blue dots") }
  func nameDependingOnInkRed() -> String { "Red" }

  static let routes = RouteTable<Pen>(typeKeys: ["Ink"]) {
    MethodRoute("drawDependingOnInkRed", to: Pen.drawDependingOnInkRed)
    MethodRoute("drawDependingOnInkBlue", to: Pen.drawDependingOnInkBlue)
    MethodRoute("nameDependingOnInkRed", to: Pen.nameDependingOnInkRed)
  }
}

let pen = Pen()
try pen.callRoutedMethod("draw", typeKey: "Ink", typeValue: "Red")
try pen.callRoutedMethod("draw", typeKey: "Ink", typeValue: "Blue", with: 3)
let name: String = try pen.callRoutedMethod(
  "name", typeKey: "Ink", typeValue: "Red")
print(name)
