// swift-format-ignore-file
import TypeRouting

// Each mistake has what is reported for it in the comment above. Scripts/check-discovery compares.

final class Menu: MethodRouting {
  static let routeTypeKeys = ["Color", "ColorMenu"]

  // error: 'Menu.openDependingOnColorRed()' is private, so its generated table, which is in another file, can't call it; make it internal, or change its name
  private func openDependingOnColorRed() {}

  func openDependingOnColorBlue() {}
  // error: 'openDependingOnColor_Blue()' and 'openDependingOnColorBlue()' at Mistakes.swift:12:8 are routes for the same: method 'open', type key 'Color', type value 'Blue'; rename one of them
  func openDependingOnColor_Blue() {}

  // error: 'openDependingOnColorMenuRed' can be read as open / Color / MenuRed or as open / ColorMenu / Red (method / type key / type value); write '_' after the type key that is meant.
  func openDependingOnColorMenuRed() {}

  // error: In 'openDependingOnColoorRed', 'ColoorRed' does not begin with a declared type key (Color, ColorMenu); did you mean 'Color'?
  func openDependingOnColoorRed() {}

  // error: 'Menu.openDependingOnColorTwo(_:second:)' has 2 parameters, and a route has one at most; put them into one type, or change its name
  func openDependingOnColorTwo(_ first: Int, second: Int) {}

  // error: 'Menu.openDependingOnColorStatic()' belongs to the type, and only methods of instances can be routes; make it one, or change its name
  static func openDependingOnColorStatic() {}

  // error: 'Menu.openDependingOnColorAny(_:)' is generic, and a route has one type of parameter and result; name the type, or change its name
  func openDependingOnColorAny<Value>(_ value: Value) {}
}

private final class Hidden: MethodRouting {
  // error: 'Hidden' is private, so its generated table, which is in another file, can't use it; make it internal
  static let routeTypeKeys = ["Color"]
}

// error: 'Screen' is not final, so subclasses must be able to override its table; add 'class var routes: RouteTable<Screen> { screenRoutes }' to it, or make it final
class Screen: MethodRouting {
  class var routeTypeKeys: [String] { ["Color"] }
}

struct Box<Content>: MethodRouting {
  // error: 'Box' is generic or inside of a generic type, which can't store a table; write its routes by hand
  static var routeTypeKeys: [String] { ["Color"] }
}

struct Computed: MethodRouting {
  // error: the value of 'routeTypeKeys' has to be a list of plain string literals, as in 'static let routeTypeKeys = ["Color", "Format"]', since it is read before the program is compiled
  static let routeTypeKeys = ["Color"].sorted()
}

// error: 'Forgotten' adopts MethodRouting and declares neither its routes nor its type keys; for a generated table, declare the keys in it, as in 'static let routeTypeKeys = ["Color"]'
final class Forgotten: MethodRouting {}

struct Secret: MethodRouting {
  // error: 'routeTypeKeys' is private, so the generated table of 'Secret', which is in another file, can't use it; make it internal
  private static let routeTypeKeys = ["Color"]
}

class Window: MethodRouting {
  class var routeTypeKeys: [String] { ["Color"] }
  class var routes: RouteTable<Window> { windowRoutes }
}

class Panel: Window {
  // error: the value of 'routeTypeKeys' has to be a list of plain string literals, as in 'static let routeTypeKeys = ["Color", "Format"]', since it is read before the program is compiled; an override lists only the keys that superclasses don't have
  override class var routeTypeKeys: [String] { super.routeTypeKeys + ["Format"] }
  // error: 'Panel' has the naming scheme of 'Window', so its separator is never used; declare it there, or not at all
  static let routeSeparator = "For"
}
