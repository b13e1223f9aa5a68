import TypeRouting

final class MenuController: MethodRouting {
  static let routeTypeKeys = ["ColorMenu"]

  func createMenuDependingOnColorMenuRed() { print("a red menu") }
  func createMenuDependingOnColorMenuBlue(_ items: Int) { print("a blue menu of \(items)") }
}

extension MenuController {
  func createMenuDependingOnColorMenuGreen() { print("a green menu") }
}

let controller = MenuController()
try controller.callRoutedMethod("createMenu", typeKey: "ColorMenu", typeValue: "Red")
try controller.callRoutedMethod("createMenu", typeKey: "ColorMenu", typeValue: "Blue", with: 3)
print(MenuController.routes.typeValues(of: "createMenu", typeKey: "ColorMenu"))

class Screen: MethodRouting {
  class var routeTypeKeys: [String] { ["Kind"] }
  class var routes: RouteTable<Screen> { screenRoutes }

  func openDependingOnKindFile() {}
}

final class Finder: Screen {
  override class var routes: RouteTable<Screen> { finderRoutes }

  func openDependingOnKindDisk() {}
}

final class Exporter: MethodRouting {
  static let routeTypeKeys = ["Format"]
  static let routeSeparator = "For"
  static let routes = exporterRoutes.adding(for: Exporter.self) {
    MethodRoute("export", typeKey: "Format", typeValue: "Plain") { (_: Exporter) in print("text") }
  }

  func exportForFormatJSON() { print("{}") }
}
