import RouteScanner
import Testing

@Suite struct RoutePlannerTests {
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

  @Test func `an override of what the target doesn't declare is a route`() {
    let plan = plan(menu("override func openDependingOnKindA() {}"))
    #expect(summary(plan) == ["Menu: openDependingOnKindA()"])
  }

  @Test func `a method needs the versions of its extension, not those of its type`() {
    let plan = plan(
      "@available(macOS 97, *) \(menu("func openDependingOnKindA() {}"))",
      "@available(macOS 98, *) extension Menu { func openDependingOnKindB() {} }")
    #expect(plan.tables.first?.rows.map(\.availability) == [[], ["macOS 98, *"]])
  }

  @Test func `a class with subclasses writes the property of its table itself`() {
    let plan = plan("class Menu: MethodRouting { static let routeTypeKeys = [\"A\"] }")
    #expect(plan.tables.map(\.conformanceAccess) == [nil])
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

  @Test(arguments: [
    "final class Menu: MethodRouting { static let routes = other }",
    "protocol Menu: MethodRouting {}",
    "class A: B {}\nclass B: A {}", "class A: A {}", "func routeTypeKeys() {}", "",
  ])
  func `what asks for no table has none and no mistakes`(text: String) {
    #expect(summary(plan(text)) == [])
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
