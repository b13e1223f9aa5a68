import Foundation
import ObjectiveC
import Testing
import TypeRouting

extension ApplePlatforms {
  @Suite struct ScanningTests {
    class Menu: NSObject, MethodRouting {
      var events: [String] = []
      let leaf = Leaf()

      class var routes: RouteTable<Menu> { RouteTable(scanning: self, typeKeys: ["Color"]) }
    }

    class GrownMenu: Menu {}
    class UntouchedMenu: GrownMenu {}
    class WrongMenu: Menu {}
    class TwofoldMenu: NSObject, MethodRouting {
      class var routes: RouteTable<TwofoldMenu> {
        RouteTable(scanning: self, typeKeys: ["Color", "ColorMode"])
      }
    }
    class LargeMenu: NSObject {}
    final class Leaf: NSObject {}

    /// What the compiler would tell the runtime about `@objc` methods.
    static let registration: Void = {
      let runtime = MethodRegistry.shared
      runtime.add("showDependingOnColorRed", to: Menu.self, encoding: "v16@0:8") { menu, _ in
        (menu as? Menu)?.events.append("red")
        return nil
      }
      runtime.add("showDependingOnColorBlue:", to: Menu.self, encoding: "v24@0:8@16") {
        ($0 as? Menu)?.events.append("blue \($1 ?? "nothing")")
        return nil
      }
      runtime.add("nameDependingOnColorRed", to: Menu.self, encoding: "@16@0:8") { _, _ in
        "Red" as NSString
      }
      runtime.add("titleDependingOnColorRed:", to: Menu.self, encoding: "@24@0:8@16") {
        "Red \($1 ?? "nothing")" as NSString
      }
      runtime.add(
        "copyDependingOnColorRed", to: Menu.self, encoding: "@16@0:8", returnsRetained: true
      ) { _, _ in Leaf() }
      runtime.add(
        "newDependingOnColorRed:", to: Menu.self, encoding: "@24@0:8@16", returnsRetained: true
      ) { _, _ in Leaf() }
      runtime.add("newestDependingOnColorRed", to: Menu.self, encoding: "@16@0:8") { menu, _ in
        (menu as? Menu)?.leaf
      }
      runtime.add("init", to: Menu.self, encoding: "@16@0:8") { menu, _ in menu }
      runtime.add("showDependingOnColorRed", to: GrownMenu.self, encoding: "v16@0:8") { menu, _ in
        (menu as? Menu)?.events.append("grown red")
        return nil
      }
      runtime.add("showDependingOnColorGreen", to: GrownMenu.self, encoding: "v16@0:8") { menu, _ in
        (menu as? Menu)?.events.append("green")
        return nil
      }
      runtime.add("countDependingOnColorRed", to: WrongMenu.self, encoding: "q16@0:8") { _, _ in nil
      }
      runtime.add(
        "showDependingOnColorModeRed", to: TwofoldMenu.self, encoding: "v16@0:8"
      ) { _, _ in nil }
      for index in 0..<10 {
        runtime.add("m\(index)", to: LargeMenu.self, encoding: "v16@0:8") { _, _ in nil }
      }
    }()

    init() { Self.registration }

    @Test func `methods of all four shapes are found and called`() throws {
      let menu = Menu()
      try menu.callRoutedMethod("show", typeKey: "Color", typeValue: "Red")
      try menu.callRoutedMethod("show", typeKey: "Color", typeValue: "Blue", with: "sky")
      #expect(menu.events == ["red", "blue sky"])
      let name = try Menu.routes.resolve(
        "name", typeKey: "Color", typeValue: "Red", result: Any?.self)
      #expect(try name.call(on: menu) as? NSString == "Red")
      let title = try Menu.routes.resolve(
        "title", typeKey: "Color", typeValue: "Red", parameter: Any.self, result: Any?.self)
      #expect(try title.call(on: menu, with: "sky") as? NSString == "Red sky")
      #expect(Menu.routes.contains("show", typeKey: "Color", typeValue: "Red"))
      #expect(!Menu.routes.contains("show", typeKey: "Color", typeValue: "Green"))
    }

    // The names of the methods say which results the caller has to release.
    @Test func `what methods return is released as often as it is retained`() throws {
      let menu = Menu()
      weak var copied: AnyObject?
      weak var made: AnyObject?
      do {
        let copy = try Menu.routes.resolve(
          "copy", typeKey: "Color", typeValue: "Red", result: Any?.self)
        let new = try Menu.routes.resolve(
          "new", typeKey: "Color", typeValue: "Red", parameter: Any.self, result: Any?.self)
        let results = (try copy.call(on: menu), try new.call(on: menu, with: "leaf"))
        (copied, made) = (results.0 as? Leaf, results.1 as? Leaf)
        #expect(copied != nil && made != nil)
      }
      #expect(copied == nil)
      #expect(made == nil)
      let newest = try Menu.routes.resolve(
        "newest", typeKey: "Color", typeValue: "Red", result: Any?.self)
      for _ in 0..<3 { #expect(try newest.call(on: menu) as? Leaf === menu.leaf) }
    }

    @Test(arguments: [GrownMenu.self, UntouchedMenu.self])
    func `superclasses are included and the nearest override wins`(type: Menu.Type) throws {
      let menu = type == GrownMenu.self ? GrownMenu() : UntouchedMenu()
      for value in ["Red", "Green"] {
        try menu.callRoutedMethod("show", typeKey: "Color", typeValue: value)
      }
      try menu.callRoutedMethod("show", typeKey: "Color", typeValue: "Blue", with: "sea")
      #expect(menu.events == ["grown red", "green", "blue sea"])
    }

    // The superclass's table knows nothing of the subclass, but its calls are messages.
    @Test func `an override is called by way of the superclass's table`() throws {
      final class Plain: GrownMenu {
        override class var routes: RouteTable<Menu> {
          RouteTable(scanning: Menu.self, typeKeys: ["Color"])
        }
      }
      let menu = Plain()
      try menu.callRoutedMethod("show", typeKey: "Color", typeValue: "Red")
      #expect(menu.events == ["grown red"])
      #expect(throws: RoutingError.self) {
        try menu.callRoutedMethod("show", typeKey: "Color", typeValue: "Green")
      }
    }

    @Test func `a method with other types is a mistake`() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        ScanningTests.registration
        _ = WrongMenu.routes
      }
      let text = try String(decoding: #require(result?.standardErrorContent), as: UTF8.self)
      #expect(text.contains("countDependingOnColorRed") && text.contains("'q@:'"))
      #expect(!text.contains("showDependingOnColorRed"))
    }

    @Test func `a name that can be read in two ways is a mistake`() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        ScanningTests.registration
        _ = TwofoldMenu.routes
      }
      let text = try String(decoding: #require(result?.standardErrorContent), as: UTF8.self)
      #expect(text.contains("showDependingOnColorModeRed") && text.contains("ColorMode"))
    }

    @Test func `the lists of the runtime are freed`() throws {
      MethodRegistry.shared.listPadding = 1 << 20
      defer { MethodRegistry.shared.listPadding = 0 }
      func scan(_ times: Int) {
        for _ in 0..<times {
          _ = RouteTable<LargeMenu>(scanning: LargeMenu.self, typeKeys: ["Color"])
        }
      }
      scan(2)
      let before = try residentPages
      scan(200)
      // 200 lists of a megabyte would be 51,200 pages of four kilobytes.
      #expect(try residentPages < before + 20_000)
    }

    /// The pages of memory that the process has.
    private var residentPages: Int {
      get throws {
        let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        return try #require(Int(text.split(separator: " ")[1]))
      }
    }
  }
}
