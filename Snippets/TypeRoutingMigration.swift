import TypeRouting

final class MenuController: MethodRouting {
  func createMenuDependingOnSystemMac(_ title: String) { print("a menu bar, \(title)") }
  func createMenuDependingOnSystemPhone(_ title: String) { print("a tab bar, \(title)") }

  static let routes = RouteTable<MenuController>(typeKeys: ["System"]) {
    MethodRoute(
      "createMenuDependingOnSystemMac", to: MenuController.createMenuDependingOnSystemMac)
    MethodRoute(
      "createMenuDependingOnSystemPhone", to: MenuController.createMenuDependingOnSystemPhone)
  }
}

let controller = MenuController()
try controller.callRoutedMethod(
  "createMenu", typeKey: "System", typeValue: "Phone", with: "Notes")

let methods: [String: RoutedMethod<MenuController>] = [
  "createMenuDependingOnSystemMac": RoutedMethod(MenuController.createMenuDependingOnSystemMac),
  "createMenuDependingOnSystemPhone": RoutedMethod(
    MenuController.createMenuDependingOnSystemPhone),
]
let table = try RouteTable.validated(methods, typeKeys: ["System"])
print(table.typeValues(of: "createMenu", typeKey: "System"))
