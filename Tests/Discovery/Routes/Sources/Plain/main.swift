import LifecycleKit

/// A public type whose table is internal.
public final class Menu: MethodRouting {
  static let routeTypeKeys = ["Kind"]
  var log: [String] = []

  func openDependingOnKindFile() { log.append("file") }
}

let menu = Menu()
try menu.callRoutedMethod("open", typeKey: "Kind", typeValue: "File")
precondition(menu.log == ["file"])
print("Plain settings are routed")
