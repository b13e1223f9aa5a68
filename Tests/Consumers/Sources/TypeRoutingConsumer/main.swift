import TypeRouting

final class Menu: MethodRouting {
  var log: [String] = []
  func createDependingOnColorRed() { log.append("red") }
  func createDependingOnColorBlue(_ items: Int) { log.append("blue \(items)") }

  static let routes = RouteTable<Menu>(typeKeys: ["Color"]) {
    MethodRoute("createDependingOnColorRed", to: Menu.createDependingOnColorRed)
    MethodRoute("createDependingOnColorBlue", to: Menu.createDependingOnColorBlue)
  }
}

let menu = Menu()
try menu.callRoutedMethod("create", typeKey: "Color", typeValue: "Red")
try menu.callRoutedMethod("create", typeKey: "Color", typeValue: "Blue", with: 3)
precondition(menu.log == ["red", "blue 3"])
do {
  try menu.callRoutedMethod("create", typeKey: "Color", typeValue: "Pink")
  preconditionFailure("a missing route went unnoticed")
} catch {
  precondition(String(describing: error).contains("Pink"))
}
