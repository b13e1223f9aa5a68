import RouteScanner
import Testing

@Suite struct RoutePlannerTests {
  private func plan(_ texts: String...) -> RoutePlan {
    let files = texts.enumerated().map { number, text in
      DeclarationScanner.scan(SourceText(path: "\(number).swift", text))
    }
    return RoutePlanner.plan(files, module: "App")
  }

  /// The rows of each table, as `owner: method(_:) …`, with the mistakes after them.
  private func summary(_ plan: RoutePlan) -> [String] {
    plan.tables.map { table in
      ([table.owner + ":"] + table.rows.map(\.method.fullName)).joined(separator: " ")
    } + plan.diagnostics.map(\.description)
  }

  private func menu(_ members: String) -> String {
    "final class Menu: MethodRouting {\nstatic let routeTypeKeys = [\"Color\", \"Kind\"]\n\(members)\n}"
  }

  @Test func `methods are found in the type, its extensions and other files`() {
    let plan = plan(
      menu("func openDependingOnKindA() {}; func other() {}"),
      "extension Menu { func openDependingOnKindB(_ x: Int) {} }",
      "extension App.Menu {\n#if DEBUG\nfunc openDependingOnKindC() {}\n#endif\n}")
    #expect(
      summary(plan) == [
        "Menu: openDependingOnKindA() openDependingOnKindB(_:) openDependingOnKindC()"
      ])
    #expect(plan.tables.first?.rows.map(\.conditions.count) == [0, 0, 1])
  }

  @Test func `a type key in lower case is reported, not passed over`() {
    let plan = plan(
      """
      final class Menu: MethodRouting {
        static let routeTypeKeys = ["kind"]
        func openDependingOnkind_list() {}
      }
      """)
    #expect(plan.diagnostics.map(\.place.line) == [3])
    #expect(plan.diagnostics.first?.description.contains("'Kind'") == true)
  }

  // https://github.com/swiftlang/swift-package-manager/issues/5573: inherited tests not discovered.
  @Test func `scenario 16, inherited methods are routes and overrides are not repeated`() {
    let plan = plan(
      "class Base { func openDependingOnKindA() {}; func openDependingOnOtherB() {} }",
      """
      final class Menu: Base, MethodRouting {
        static let routeTypeKeys = ["Kind"]
        override func openDependingOnKindA() {}
        func openDependingOnKindC() {}
      }
      """)
    #expect(summary(plan) == ["Menu: openDependingOnKindA() openDependingOnKindC()"])
  }

  @Test func `a subclass adds what its superclasses don't have`() {
    let plan = plan(
      """
      class Screen: MethodRouting {
        class var routeTypeKeys: [String] { ["Kind"] }
        class var routes: RouteTable<Screen> { screenRoutes }
        func openDependingOnKindA() {}
      }
      class Plain: Screen { override func openDependingOnKindA() {} }
      final class Finder: Plain {
        override class var routes: RouteTable<Screen> { finderRoutes }
        override func openDependingOnKindA() {}
        func openDependingOnKindB() {}
      }
      """)
    #expect(summary(plan) == ["Finder: openDependingOnKindB()", "Screen: openDependingOnKindA()"])
    #expect(plan.tables.map(\.root) == ["Screen", "Screen"])
    #expect(plan.tables.map(\.superclass) == ["Plain", nil])
    #expect(plan.tables.map(\.conformanceAccess) == [nil, nil])
  }

  @Test func `a subclass has the keys that it overrides and those of its superclasses`() {
    let plan = plan(
      """
      class Screen: MethodRouting {
        class var routeTypeKeys: [String] { ["Kind"] }
        class var routes: RouteTable<Screen> { screenRoutes }
        func openDependingOnKindBigA() {}
      }
      class Keyed: Screen {
        override class var routeTypeKeys: [String] { ["Size"] }
      }
      class Finder: Keyed {
        override class var routeTypeKeys: [String] { ["KindBig"] }
        override class var routes: RouteTable<Screen> { finderRoutes }
        override func openDependingOnKindBigA() {}
        func openDependingOnKindB() {}
        func openDependingOnSizeC() {}
        func openDependingOnKindBig_D() {}
      }
      final class Last: Finder {
        override class var routes: RouteTable<Screen> { lastRoutes }
        func openDependingOnSizeE() {}
      }
      """)
    // The override would be ambiguous with the keys of its class, but the route is that of the root.
    #expect(
      summary(plan) == [
        "Finder: openDependingOnKindB() openDependingOnKindBig_D() openDependingOnSizeC()",
        "Last: openDependingOnSizeE()", "Screen: openDependingOnKindBigA()",
      ])
    #expect(
      plan.tables.map(\.keyOwners) == [["Finder", "Keyed"], ["Finder", "Keyed"], ["Screen"]])
  }

  // https://github.com/uber/mockolo/issues/273: overloads under conditions.
  @Test func `scenario 20, overloads and branches of one condition are no duplicates`() {
    let plan = plan(
      menu(
        """
        func openDependingOnKindA() {}
        func openDependingOnKindA(_ x: Int) {}
        #if os(Linux)
        func openDependingOnKindB() {}
        #else
        func openDependingOnKindB() {}
        #endif
        """))
    #expect(plan.diagnostics.isEmpty)
    #expect(plan.tables.first?.rows.count == 4)
  }

  @Test(arguments: [
    ("func refreshDependingOnceADay() {}", "Menu:"), ("static func make() {}", "Menu:"),
    ("@available(*, unavailable) func openDependingOnKindA() {}", "Menu:"),
    ("func `open DependingOn Kind with spaces`() {}", "Menu: open DependingOn Kind with spaces()"),
    ("func openDependingOnKind() {}", "Menu: openDependingOnKind()"),
  ])
  func `what is no route is left alone`(member: String, expected: String) {
    #expect(summary(plan(menu(member))) == [expected])
  }

  // https://github.com/ozanturksever/xlide_vscode/issues/39: a private target takes the module down.
  @Test(arguments: [
    ("private func openDependingOnKindA() {}", 14, "is private"),
    ("fileprivate func openDependingOnKindA() {}", 18, "is fileprivate"),
    ("static func openDependingOnKindA() {}", 13, "belongs to the type"),
    ("func openDependingOnKindA(_ x: Int, y: Int) {}", 6, "has 2 parameters"),
    ("func openDependingOnKindA<T>(_ x: T) {}", 6, "is generic"),
    ("func openDependingOnKindA(_ x: some P) {}", 6, "is generic"),
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

  @Test(arguments: [
    "final class Menu: MethodRouting { static let routes = other }",
    "protocol Menu: MethodRouting {}",
    "class A: B {}\nclass B: A {}", "class A: A {}", "func routeTypeKeys() {}", "",
  ])
  func `what asks for no table has none and no mistakes`(text: String) {
    #expect(summary(plan(text)) == [])
  }

  @Test func `mistakes are in the order of files and lines, and all of them are there`() {
    let plan = plan(
      menu("private func openDependingOnKindA() {}\nprivate func openDependingOnKindB() {}"),
      "extension Menu { private func openDependingOnKindC() {} }")
    #expect(
      plan.diagnostics.map(\.place.description) == ["0.swift:3:14", "0.swift:4:14", "1.swift:1:31"])
  }

  @Test(arguments: [
    ("Menu", "menuRoutes"), ("MenuController", "menuControllerRoutes"),
    ("URLMenu", "urlMenuRoutes"),
    ("URL", "urlRoutes"), ("menu", "menuRoutes"), ("Ünit", "ünitRoutes"), ("A1", "a1Routes"),
    ("`A b`", "`a bRoutes`"),
    ("`class`", "classRoutes"),
  ])
  func `a table has the name of its type`(type: String, name: String) {
    let plan = plan("struct \(type): MethodRouting { static let routeTypeKeys = [\"A\"] }")
    #expect(plan.tables.first?.name.spelling == name)
  }

  // https://github.com/apple/swift-openapi-generator/issues/393 and others: the access level.
  @Test(arguments: [
    ("", "", Access.internal, Access.internal), ("public ", "", .internal, .public),
    ("public ", "public ", .public, .public), ("package ", "public ", .package, .package),
    ("public ", "package ", .package, .public),
  ])
  func `scenario 23, the table is internal unless the keys are wider`(
    type: String, keys: String, table: Access, conformance: Access
  ) {
    let text = "\(type)struct A: MethodRouting { \(keys)static let routeTypeKeys = [\"A\"] }"
    #expect(plan(text).tables.first?.access == table)
    #expect(plan(text).tables.first?.conformanceAccess == conformance)
  }

  @Test func `types in branches of a condition have a table in each`() {
    let plan = plan(
      """
      #if os(Linux)
      struct A: MethodRouting { static let routeTypeKeys = ["A"]; func openDependingOnAB() {} }
      #else
      struct A: MethodRouting { static let routeTypeKeys = ["A"]; func openDependingOnAC() {} }
      #endif
      extension A { func openDependingOnAD() {} }
      """)
    #expect(
      summary(plan) == [
        "A: openDependingOnAB() openDependingOnAD()", "A: openDependingOnAC() openDependingOnAD()",
      ])
    #expect(plan.tables.map { $0.rows.map(\.conditions.count) } == [[0, 0], [0, 0]])
  }
}
