import TypeRouting

final class Menu: MethodRouting {
  static let routeTypeKeys = ["Kind"]
  var log: [String] = []

  func openDependingOnKindFile() { log.append("file") }
  func openDependingOnKindDisk(_ number: Int) throws -> Int { number }
  func openDependingOnKindSlowly() async { log.append("slowly") }
}

let menu = Menu()
try menu.callRoutedMethod("open", typeKey: "Kind", typeValue: "File")
let number: Int = try menu.callRoutedMethod("open", typeKey: "Kind", typeValue: "Disk", with: 3)
try await menu.callRoutedMethodAsync("open", typeKey: "Kind", typeValue: "Slowly")
precondition(menu.log == ["file", "slowly"] && number == 3)
print("The main actor is routed")
