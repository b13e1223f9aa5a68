import TypeRouting

final class Menu {
  func openDependingOnKindFile() {}
  func openDependingOnKindPair(_ one: Int, _ other: Int) {}
}

final class Other {
  func openDependingOnKindOther() {}
}

final class Box {
  var count = 0
}

func capture() -> RouteTable<Menu> {
  let box = Box()
  return RouteTable<Menu>(typeKeys: ["Kind"]) {
    // error: capture of 'box' with non-Sendable type 'Box' in a '@Sendable' closure
    MethodRoute("openDependingOnKindFile") { (_: Menu) in box.count += 1 }
  }
}

func otherOwner() -> RouteTable<Menu> {
  RouteTable<Menu>(typeKeys: ["Kind"]) {
    // error: cannot convert value of type 'MethodRoute<Other>' to expected argument type …
    MethodRoute("openDependingOnKindOther", to: Other.openDependingOnKindOther)
  }
}

func pair() -> MethodRoute<Menu> {
  // error: cannot convert value of type '@Sendable (Menu) -> (Int, Int) -> ()' to expected …
  // error: generic parameter 'Result' could not be inferred
  MethodRoute("openDependingOnKindPair", to: Menu.openDependingOnKindPair)
}

// error: type 'NoTable' does not conform to protocol 'MethodRouting'
struct NoTable: MethodRouting {}
