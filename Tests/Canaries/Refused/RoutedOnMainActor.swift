import TypeRouting

@MainActor final class Screen: @MainActor MethodRouting {
  func openDependingOnKindFile() {}
  static let routes = RouteTable<Screen>(typeKeys: ["Kind"]) {
    MethodRoute("openDependingOnKindFile", to: Screen.openDependingOnKindFile)
  }
}

nonisolated func open(_ screen: Screen) throws {
  // error: main actor-isolated conformance of 'Screen' to 'MethodRouting' cannot be used in …
  try screen.callRoutedMethod("open", typeKey: "Kind", typeValue: "File")
}
