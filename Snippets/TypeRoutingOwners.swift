import TypeRouting

@MainActor class Screen: @MainActor MethodRouting {
  func openDependingOnKindFile() { print("a file") }
  func openDependingOnKindFolder() { print("a folder") }

  class var routes: RouteTable<Screen> { screenRoutes }
  private static let screenRoutes = RouteTable<Screen>(typeKeys: ["Kind"]) {
    MethodRoute("openDependingOnKindFile", to: Screen.openDependingOnKindFile)
    MethodRoute("openDependingOnKindFolder", to: Screen.openDependingOnKindFolder)
  }
}

final class Finder: Screen {
  override func openDependingOnKindFolder() { print("a folder in a window") }
  func openDependingOnKindDisk() { print("a disk") }

  override class var routes: RouteTable<Screen> { finderRoutes }
  private static let finderRoutes = Screen.routes.adding(for: Finder.self) {
    MethodRoute("openDependingOnKindDisk", to: Finder.openDependingOnKindDisk)
  }
}

let screen: Screen = Finder()
for kind in ["File", "Folder", "Disk"] {
  try screen.callRoutedMethod("open", typeKey: "Kind", typeValue: kind)
}

struct Counter: MethodRouting {
  var count = 0

  static let routes = RouteTable<Counter>(typeKeys: ["Direction"]) {
    MethodRoute("countDependingOnDirectionUp", mutating: { $0.count += 1 })
    MethodRoute("countDependingOnDirectionDown", mutating: { $0.count -= 1 })
  }
}

var counter = Counter()
try counter.callMutatingRoutedMethod("count", typeKey: "Direction", typeValue: "Up")
print(counter.count)

actor Store: MethodRouting {
  private var notes: [String] = []
  func add(_ note: String) { notes.append(note) }

  static let routes = RouteTable<Store>(typeKeys: ["Message"]) {
    MethodRoute("handleDependingOnMessageAdd") { (store: Store, note: String) in
      await store.add(note)
    }
  }
}

let store = Store()
try await store.callRoutedMethodAsync(
  "handle", typeKey: "Message", typeValue: "Add", with: "buy milk")
