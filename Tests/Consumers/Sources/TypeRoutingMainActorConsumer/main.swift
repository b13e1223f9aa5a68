import TypeRouting

class Screen: MethodRouting {
  var log: [String] = []
  // Without it the compiler (6.3) takes the implicit one for nonisolated and refuses any subclass.
  init() {}
  func openDependingOnKindFile() { log.append("file") }
  class var routes: RouteTable<Screen> { screenRoutes }
  private static let screenRoutes = RouteTable<Screen>(typeKeys: ["Kind"]) {
    MethodRoute("openDependingOnKindFile", to: Screen.openDependingOnKindFile)
  }
}

final class Finder: Screen {
  override func openDependingOnKindFile() { log.append("finder file") }
  func openDependingOnKindDisk() { log.append("disk") }
  override class var routes: RouteTable<Screen> { finderRoutes }
  private static let finderRoutes = Screen.routes.adding(for: Finder.self) {
    MethodRoute("openDependingOnKindDisk", to: Finder.openDependingOnKindDisk)
  }
}

let screen: Screen = Finder()
try screen.callRoutedMethod("open", typeKey: "Kind", typeValue: "File")
try screen.callRoutedMethod("open", typeKey: "Kind", typeValue: "Disk")
precondition(screen.log == ["finder file", "disk"])
