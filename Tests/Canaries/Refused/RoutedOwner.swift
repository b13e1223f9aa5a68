import TypeRouting

/// An object that must stay where it is has no methods on the main actor.
final class Menu {
  @MainActor func openDependingOnKindScreen() {}
}

func routes() -> RouteTable<Menu> {
  RouteTable<Menu>(typeKeys: ["Kind"]) {
    // error: sending 'self' risks causing data races
    MethodRoute("openDependingOnKindScreen", to: Menu.openDependingOnKindScreen)
  }
}
