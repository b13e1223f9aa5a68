import TypeRouting

final class MenuController: MethodRouting {
  func createMenuDependingOnColorRed() { print("a red menu") }
  func createMenuDependingOnColorBlue(_ items: Int) { print("a blue menu, \(items) items") }
  func titleDependingOnColorRed() -> String { "Red" }

  static let routes = RouteTable<MenuController>(typeKeys: ["Color"]) {
    MethodRoute("createMenuDependingOnColorRed", to: MenuController.createMenuDependingOnColorRed)
    MethodRoute("createMenuDependingOnColorBlue", to: MenuController.createMenuDependingOnColorBlue)
    MethodRoute("titleDependingOnColorRed", to: MenuController.titleDependingOnColorRed)
  }
}

let menu = MenuController()
try menu.callRoutedMethod("createMenu", typeKey: "Color", typeValue: "Red")
try menu.callRoutedMethod("createMenu", typeKey: "Color", typeValue: "Blue", with: 3)
let title: String = try menu.callRoutedMethod("title", typeKey: "Color", typeValue: "Red")
print(title)
