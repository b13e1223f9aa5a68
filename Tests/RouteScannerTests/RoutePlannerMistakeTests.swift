import RouteScanner
import Testing

/// What the planner reports at its place.
@Suite struct RoutePlannerMistakeTests {
  // https://github.com/ozanturksever/xlide_vscode/issues/39: a private target takes the module down.
  @Test(arguments: [
    ("private func openDependingOnKindA() {}", 14, "is private"),
    ("fileprivate func openDependingOnKindA() {}", 18, "is fileprivate"),
    ("static func openDependingOnKindA() {}", 13, "belongs to the type"),
    ("func openDependingOnKindA(_ x: Int, y: Int) {}", 6, "has 2 parameters"),
    ("func openDependingOnKindA<T>(_ x: T) {}", 6, "is generic"),
    ("func openDependingOnKindA(_ x: some P) {}", 6, "is generic"),
    ("func openDependingOnKindA(_ x: [some P]) {}", 6, "is generic"),
    ("func openDependingOnKindA(_ x: sending some P) {}", 6, "is generic"),
    ("func openDependingOnKindA(_ x: sending P) {}", 6, "sending"),
    ("func openDependingOnKindA(_ x: Int...) {}", 6, "variadic"),
    ("func openDependingOnKindA(_ x: inout Int) {}", 6, "inout"),
    ("func openDependingOnColourRed() {}", 6, "did you mean 'Color'?"),
    ("func DependingOnKindA() {}", 6, "no method"),
    ("func openDependingOnKindDependingOnColorRed() {}", 6, "can be read as"),
  ])
  func `scenario 19, what looks like a route and can't be one is reported at its place`(
    member: String, column: Int, words: String
  ) throws {
    let plan = plan(menu(member))
    let diagnostic = try #require(plan.diagnostics.first)
    #expect(plan.diagnostics.count == 1)
    #expect(diagnostic.place.description == "0.swift:3:\(column)")
    #expect(diagnostic.description.contains(words), "\(diagnostic)")
  }

  @Test func `duplicates are reported with both places, in either spelling of a letter`() throws {
    let plan = plan(
      menu("func openDependingOnKindCaf\u{E9}() {}"),
      "extension Menu {\nfunc openDependingOnKindCafe\u{301}() {} }")
    #expect(plan.diagnostics.map(\.place.description) == ["1.swift:2:6"])
    #expect(
      plan.diagnostics.first?.message.contains("at 0.swift:3:6 are routes for the same") == true)
  }

  @Test(arguments: [
    "func openDependingOnKindA() {}\n#if DEBUG\nfunc openDependingOnKindA() {}\n#endif",
    "#if DEBUG\nfunc openDependingOnKindA() {}\n#endif\nfunc openDependingOnKindA() {}",
  ])
  func `duplicates are reported if one of them is under a condition`(members: String) {
    #expect(plan(menu(members)).diagnostics.count == 1)
  }

  @Test func `a type of another module has no table`() {
    let plan = plan("extension Menu { static var routeTypeKeys: [String] { [\"A\"] } }")
    #expect(plan.tables.isEmpty)
  }

  @Test(arguments: [
    (
      "class Menu: MethodRouting { static let routeTypeKeys = [\"A\"] }",
      "0.swift:1:7: error: 'Menu' is not final, so subclasses must be able to override its table; add "
        + "'class var routes: RouteTable<Menu> { menuRoutes }' to it, or make it final"
    ),
    (
      "private class Menu: MethodRouting { static let routeTypeKeys = [\"A\"] }",
      "'Menu' is private"
    ),
    (
      "struct Menu<T>: MethodRouting { static var routeTypeKeys: [String] { [\"A\"] } }",
      "is generic"
    ),
    (
      "enum A<T> { struct Menu: MethodRouting { static var routeTypeKeys: [String] { [\"A\"] } } }",
      "is generic"
    ),
    (
      "protocol Menu: MethodRouting {}\nextension Menu { static var routeTypeKeys: [String] { [\"A\"] } }",
      "is a protocol"
    ),
    (
      "extension Menu { static var routeTypeKeys: [String] { [\"A\"] } }",
      "is not declared in this module"
    ),
    (
      "final class Menu: MethodRouting { static let routeTypeKeys = keys }",
      "list of plain string literals"
    ),
    (
      "final class Menu: MethodRouting { static let routeTypeKeys: [String] = [] }",
      "list of plain string literals"
    ),
    (
      "final class Menu: MethodRouting { static let routeTypeKeys = [\"A\"]; static let routeSeparator = a }",
      "a plain string literal"
    ),
    ("final class Menu: MethodRouting {}", "neither its routes nor its type keys"),
    (
      "final class Menu: MethodRouting { static let routeTypeKeys = [\"A\"]\nstatic let routes = other }",
      "0.swift:2:12: error: 'Menu.routes' doesn't use the generated table 'menuRoutes'"
    ),
    (
      "final class Menu: MethodRouting { private static let routeTypeKeys = [\"A\"] }",
      "0.swift:1:54: error: 'routeTypeKeys' is private, so the generated table of 'Menu'"
    ),
    (
      """
      final class Menu: MethodRouting { static let routeTypeKeys = ["A"]
        fileprivate static let routeSeparator = "For" }
      """, "0.swift:2:26: error: 'routeSeparator' is fileprivate, so the generated table of 'Menu'"
    ),
    (
      """
      final class Menu: MethodRouting { static let routeTypeKeys = ["A"]
        #if DEBUG
        static let routeSeparator = "For"
        #else
        static let routeSeparator = "By"
        #endif
      }
      """, "0.swift:5:14: error: the separator of 'Menu' is also declared at 0.swift:3:14"
    ),
    (
      """
      class Menu: MethodRouting {
        class var routeTypeKeys: [String] { ["A"] }
        class var routes: RouteTable<Menu> { menuRoutes }
      }
      class Sub: Menu { static let routeSeparator = "For"; func openForAB() {} }
      """,
      "0.swift:5:30: error: 'Sub' has the naming scheme of 'Menu', so its separator is never used"
    ),
    (
      """
      class Menu: MethodRouting {
        class var routeTypeKeys: [String] { ["A"] }
        class var routes: RouteTable<Menu> { menuRoutes }
      }
      class Sub: Menu { override class var routeTypeKeys: [String] { super.routeTypeKeys + ["B"] } }
      """, "is compiled; an override lists only the keys that superclasses don't have"
    ),
    (
      """
      class Menu: MethodRouting {
        class var routeTypeKeys: [String] { ["A"] }
        class var routes: RouteTable<Menu> { menuRoutes }
      }
      enum Other { final class Menu: App.Menu {
        override class var routes: RouteTable<App.Menu> { menuRoutes }
        func openDependingOnAB() {} } }
      """,
      "0.swift:5:26: error: the tables of 'Other.Menu' and of its superclass 'Menu' would both be "
        + "'menuRoutes'; rename one of the classes"
    ),
    (
      "final class Menu: MethodRouting { static let routeTypeKeys = [\"A\"] }\nextension Menu { static let routeTypeKeys = [\"B\"] }",
      "0.swift:2:29: error: the type keys of 'Menu' are also declared at 0.swift:1:46"
    ),
    (
      """
      class Menu: MethodRouting {
        class var routeTypeKeys: [String] { ["A"] }
        class var routes: RouteTable<Menu> { menuRoutes }
      }
      class Sub: Menu { func openDependingOnAB() {} }
      """,
      "0.swift:5:7: error: 'Sub' adds routes to those of its superclass; add "
        + "'override class var routes: RouteTable<Menu> { subRoutes }' to it"
    ),
  ])
  func `a type that can't have its table is reported`(text: String, words: String) {
    let plan = plan(text)
    #expect(plan.diagnostics.count == 1)
    #expect(plan.diagnostics.first?.description.contains(words) == true, "\(plan.diagnostics)")
  }

  @Test func `mistakes are in the order of files and lines, and all of them are there`() {
    let plan = plan(
      menu("private func openDependingOnKindA() {}\nprivate func openDependingOnKindB() {}"),
      "extension Menu { private func openDependingOnKindC() {} }")
    #expect(
      plan.diagnostics.map(\.place.description) == ["0.swift:3:14", "0.swift:4:14", "1.swift:1:31"])
  }
}
