import RouteScanner
import Testing

@Suite struct DeclarationScannerTests {
  private func methods(_ text: String) -> [String] {
    let file = DeclarationScanner.scan(SourceText(text))
    return file.types.flatMap { type in
      type.methods.map { method in
        (type.path + [method.name]).map(\.spelling).joined(separator: ".")
          + "(\(method.parameters.map { ($0.label?.spelling ?? "_") + ":" }.joined()))"
      }
    }
  }

  @Test(arguments: [
    "class A { func m() {} }", "public final class A<T>: B, C where T: D { func m() {} }",
    "struct Outer { }\nextension A { func m() {} }", "@MainActor\nactor A { func m() {} }",
    "enum A: String { case a = \"}\"\n func m() {} }",
    "class A { class var x: Int { 1 }; func m() {} }",
    "class A { init() { func no() {} }; deinit {}; subscript(i: Int) -> Int { 1 }; func m() {} }",
    "class A { var x = { func no() {}; return 1 }(); func m() {} }",
    "class A { let x = B.func; let y = c.class; func m() {} }",
    "class A { func m() { func no() {}; struct B { func no() {} } } }",
    "func no() {}\nclass A { func m() {} }\nfunc no2() {}",
    "protocol P { func no() }\nclass A { func m() {} }",
    "class A {\n#if os(Linux)\nfunc m() {}\n#endif\n}",
    "import class A.B\nimport func A.c\nclass A { func m() {} }",
    "class A { class subscript<T>(i: T) -> Int { func no() {}; return 1 }; func m() {} }",
    "enum A { case actor\n init() { func no() {} }; func m() {} }",
    "class A { func m() {} }\nfunc no(", "class A { func m() {} }\nactor",
    "class A: @unchecked Sendable, ~Copyable { func m() {} }",
    "class A {\n#warning(\"func no() {}\")\nfunc m() {} }",
    "class A { static func <T>() {}; func m() {} }",
    "#Preview { func no() {} }\n#else\n#endif\nclass A { func m() {} }",
    "extension Module::A { }\nclass A { case open\n func m() {} }",
  ])
  func `methods are found, and functions that are none are not`(text: String) {
    #expect(methods(text) == ["A.m()"])
  }

  @Test func `nested types and extensions have their paths`() {
    let text = """
      enum A { struct B { func m() {} }; func n() {} }
      extension A.B { class `C D` { func o() {} } }
      extension [Int] { func p() {} }
      extension Module::A.B { func q() {} }
      extension A.B? { func r() {} }
      extension A?? where Wrapped: D { func s() {} }
      class E { final class func < (a: E, b: E) -> Bool { func no() {}; return a === b } }
      """
    #expect(
      methods(text) == [
        "A.B.m()", "A.n()", "A.B.`C D`.o()", "[].p()", "Module.A.B.q()", "[].r()", "[].s()",
        "E.<(_:_:)",
      ])
  }

  @Test(
    arguments: [
      ("A: B.C, D & E, Module::F", ["B.C", "D", "E", "Module.F"]),
      ("A<T>: B where T: C", ["B"]), ("A: @unchecked @retroactive B, nonisolated C", ["B", "C"]),
      ("A: ~Copyable, B<C, D>", ["Copyable", "B"]), ("A", []),
    ] as [(String, [String])])
  func `types have the names behind their colon`(header: String, names: [String]) throws {
    let file = DeclarationScanner.scan(SourceText("public class \(header) {}"))
    let type = try #require(file.types.first)
    #expect(type.inherited.map { $0.map(\.spelling).joined(separator: ".") } == names)
    #expect(type.modifiers.access == .public && type.modifiers.attributes.isEmpty)
  }

  @Test func `a condition without an end ends with the body around it`() {
    let file = DeclarationScanner.scan(SourceText("class A {\n#if B\n}\nclass C { func m() {} }"))
    #expect(file.types.last?.methods.map(\.conditions) == [[]])
  }

  @Test(
    arguments: [
      ("import A", "A", nil), ("import A; func b() {}", "A", nil),
      ("import A.B\nfunc c() {}", "A", nil),
      ("import struct A.B", "A", nil), ("public import A", "A", .public),
      ("@testable internal import func A.b", "A", .internal), ("import `A B`", "A B", nil),
    ] as [(String, String, Access?)])
  func `an import has its module and access level`(
    text: String, module: String, access: Access?
  ) {
    let imports = DeclarationScanner.scan(SourceText(text)).imports
    #expect(imports.map(\.module) == [module])
    #expect(imports.map(\.access) == [access])
  }

  // https://github.com/uber/mockolo/issues/263: conditions lost or at the wrong place.
  @Test func `scenario 24, the branches of conditions are kept as they are written`() {
    let text = """
      class A {
      #if os(Linux) && // b
        (canImport(C) || d)
      func linux() {}
      #elseif compiler(>=6.2)
        #if DEBUG
      func debug() {}
        #endif
      #else
      func other() {}
      #endif
      func always() {}
      }
      """
    let methods = DeclarationScanner.scan(SourceText(text)).types[0].methods
    let first = "#if os(Linux) && // b\n  (canImport(C) || d)"
    let second = "#elseif compiler(>=6.2)"
    #expect(
      methods.map { $0.conditions.map(\.directives) } == [
        [[first]], [[first, second], ["#if DEBUG"]], [[first, second, "#else"]], [],
      ])
  }

  @Test(
    arguments: [
      ("static let routeTypeKeys = [\"A\", \"B\"]", ["A", "B"]),
      ("static let routeTypeKeys: [String] = [\"A\",]", ["A"]),
      ("static let routeTypeKeys: Array<String> = [\n  \"A\",  // a\n  \"B\",\n]", ["A", "B"]),
      ("class var routeTypeKeys: [String] { [\"A\"] }", ["A"]),
      ("static let routeTypeKeys = [\"A\\n\"]", nil), ("static let routeTypeKeys = [a]", nil),
      ("static let routeTypeKeys = [\"A\"] + other", nil),
      ("static let routeTypeKeys = [\"A\"].map { $0 }", nil),
      ("static let routeTypeKeys = Key.allCases", nil),
      ("static var routeTypeKeys: [String] { [\"A\"] + b }", nil),
      ("static let routeTypeKeys = [\"\\(a)\"]", nil), ("static let routeTypeKeys: [String]", nil),
    ] as [(String, [String]?)])
  func `keys are read from plain literals only`(declaration: String, keys: [String]?) {
    let file = DeclarationScanner.scan(SourceText("class A {\n\(declaration)\n}"))
    #expect(file.types.first?.properties.map(\.strings) == [keys])
  }

  @Test func `places are lines and columns in bytes`() {
    let text = "class A {\r\n  /* ü */ func m() {}\n}"
    let method = DeclarationScanner.scan(SourceText(path: "a b.swift", text)).types.first?.methods
      .first
    #expect(method?.place.description == "a b.swift:2:17")
  }
}
