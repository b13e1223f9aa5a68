import Foundation
import RouteScanner
import Testing

@Suite struct RouteCheckTests {
  private let source = """
    struct Menu: MethodRouting {
      static let routeTypeKeys = ["Kind"]
      func openDependingOnKindA() {}
    #if PAID
      func openDependingOnKindB() {}
    #endif
    }
    """

  private func symbol(
    _ path: String..., kind: String = "swift.method", id: String? = nil, line: Int? = 7
  ) -> String {
    let place =
      line.map {
        #","location":{"uri":"file:///a b/M.swift","position":{"line":\#($0),"character":2}}"#
      } ?? ""
    let names = path.map { "\"\($0)\"" }.joined(separator: ",")
    return #"{"kind":{"identifier":"\#(kind)"},"identifier":{"precise":"\#(id ?? path.joined())"},"#
      + #""pathComponents":[\#(names)]\#(place)}"#
  }

  private func differences(_ symbols: [String], relationships: String = "") throws -> [String] {
    let json =
      "{\"symbols\":[\(symbols.joined(separator: ","))],\"relationships\":[\(relationships)]}"
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(json.utf8))
    let file = DeclarationScanner.scan(SourceText(source))
    return RouteCheck.differences(between: RoutePlanner.plan([file], module: "App"), and: graph)
  }

  @Test func `equal tables have no differences, whichever branch is compiled`() throws {
    #expect(try differences([symbol("Menu", "openDependingOnKindA()")]) == [])
    let both = [symbol("Menu", "openDependingOnKindA()"), symbol("Menu", "openDependingOnKindB()")]
    #expect(try differences(both) == [])
  }

  @Test func `a route that only the compiler knows is named with its place and the reason`() throws
  {
    let found = try differences([
      symbol("Menu", "openDependingOnKindA()"), symbol("Menu", "openDependingOnKindC(_:)"),
      symbol("Menu", "other()"), symbol("Other", "openDependingOnKindD()"),
      symbol("Menu", "openDependingOnKindE()", kind: "swift.type.method"),
    ])
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("/a b/M.swift:8:3: error: 'Menu.openDependingOnKindC(_:)' is a route")
        == true)
    #expect(found.first?.contains("type aliases") == true)
  }

  @Test func `what a macro or a protocol adds is named as that`() throws {
    let found = try differences([
      symbol("Menu", "openDependingOnKindA()"), symbol("Menu", "openDependingOnKindC()", line: nil),
      symbol("Menu", "openDependingOnKindD()", id: "a::SYNTHESIZED::b"),
    ])
    #expect(found.count == 2)
    #expect(found.first?.contains("a macro or another plugin made it") == true)
    #expect(found.last?.contains("an extension of a protocol") == true)
  }

  @Test func `a row that the compiler doesn't know is named`() throws {
    let found = try differences([])
    #expect(found.count == 1)
    #expect(
      found.first?.contains(
        "Source.swift:3:8: error: the table of 'Menu' has 'openDependingOnKindA()'") == true)
  }

  @Test func `type keys that the scanner doesn't see are named`() throws {
    let found = try differences([
      symbol("Menu", "openDependingOnKindA()"),
      symbol("Hidden", "routeTypeKeys", kind: "swift.type.property"),
    ])
    #expect(found.count == 1)
    #expect(found.first?.contains("'Hidden' has type keys and no generated table") == true)
  }

  @Test func `a subclass may have type keys without routes`() throws {
    let found = try differences(
      [
        symbol("Menu", "openDependingOnKindA()"),
        symbol("Menu", "routeTypeKeys", kind: "swift.type.property", id: "k"),
        symbol("Keyed", "routeTypeKeys", kind: "swift.type.property", id: "o"),
      ], relationships: #"{"kind":"overrides","source":"o","target":"k"}"#)
    #expect(found == [])
  }

  @Test func `methods of extensions of adopted protocols are missing, and requirements are not`()
    throws
  {
    let found = try differences(
      [
        symbol("Menu", kind: "swift.struct", id: "m"), symbol("Menu", "openDependingOnKindA()"),
        symbol("Opening", kind: "swift.protocol", id: "p"),
        symbol("Opening", "openDependingOnKindShared()", id: "s"),
        symbol("Opening", "openDependingOnKindRequired()", id: "r"),
        symbol("Closing", "openDependingOnKindOther()", id: "o"),
      ],
      relationships: """
        {"kind":"conformsTo","source":"m","target":"p"},
        {"kind":"memberOf","source":"s","target":"p"},
        {"kind":"requirementOf","source":"r","target":"p"}
        """)
    #expect(found.count == 1)
    #expect(found.first?.contains("'Opening.openDependingOnKindShared()' is a route") == true)
    #expect(found.first?.contains("an extension of a protocol") == true)
  }
}
