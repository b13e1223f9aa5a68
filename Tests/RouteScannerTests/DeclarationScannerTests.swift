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

  private func method(_ declaration: String) throws -> MethodDeclaration {
    let file = DeclarationScanner.scan(SourceText("class A {\n\(declaration)\n}"))
    return try #require(file.types.first?.methods.first)
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
      """
    #expect(
      methods(text) == ["A.B.m()", "A.n()", "A.B.`C D`.o()", "[].p()", "Module.A.B.q()"])
  }

  @Test(
    arguments: [
      ("()", []), ("(_ a: Int)", ["_"]), ("(a: Int)", ["a"]),
      ("(for a: Int, _ b: B = { x, y in 1 })", ["for", "_"]),
      ("(a: Dictionary<Int, String>, b: (Int, c: Int))", ["a", "b"]), ("(`in` a: Int)", ["`in`"]),
      ("(@Wrapper(\"a, b: c\") _ a: Int)", ["_"]),
      ("(a: Int = b ? c : d, e: [Int: Int])", ["a", "e"]),
      ("<T: P, U>(a: T)", ["a"]), ("<T: P<A>, U>(a: T)", ["a"]),
      ("<T: P<(A) -> ([B]) -> C>>(a: T)", ["a"]),
      ("(\n  a: Int, // b: c\n  d: Int\n)", ["a", "d"]),
    ] as [(String, [String])])
  func `parameters have their labels`(parameters: String, labels: [String]) throws {
    let method = try method("func m\(parameters) {}")
    #expect(method.parameters.map { $0.label?.spelling ?? "_" } == labels)
  }

  @Test func `an underscore is no label, unless it is a name in backticks`() throws {
    let method = try method("func m(_ a: Int, `_` b: Int) {}")
    #expect(method.parameters.map { $0.label == nil } == [true, false])
  }

  @Test(
    arguments: [
      ("func + (a: A, b: A)", "+(_:_:)", false), ("prefix func ! (a b: A)", "!(a:)", false),
      ("func ..(a: A, _ b: A)", "..(_:_:)", false), ("func <(a: A, b: A)", "<(_:_:)", false),
      ("func << <T>(a: T, b: T)", "<<(_:_:)", true), ("func <<T>(a: T)", "<(_:)", true),
      ("func <<<T: P>(a: T)", "<<(_:)", true), ("func < <T>(a: T)", "<(_:)", true),
    ])
  func `operators have their names, and labels only where two names are`(
    declaration: String, name: String, isGeneric: Bool
  ) throws {
    let method = try method("static \(declaration) {}")
    #expect(method.fullName == name)
    #expect(method.isGeneric == isGeneric)
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

  @Test func `modifiers and attributes belong to the next declaration`() throws {
    let method = try method(
      """
      var a: Int { 1 }
      @available(*, deprecated, message: "b } c") @objc(d:)
      public override final func m() async throws(E) -> Int { 1 }
      """)
    #expect(method.modifiers.access == .public)
    #expect(method.modifiers.words == ["override", "final"])
    #expect(method.modifiers.attributes.map(\.name) == ["available", "objc"])
    #expect(method.modifiers.attributes.first?.arguments == "*, deprecated, message: \"b } c\"")
    #expect(method.isAsync && method.isThrowing && !method.isGeneric)
  }

  @Test func `an attribute has its full name, without generic arguments`() throws {
    let method = try method("@A.B(1) @C<D<E>>.F @G<H>(2) func m() {}")
    #expect(method.modifiers.attributes.map(\.name) == ["A.B", "C.F", "G"])
    #expect(method.modifiers.attributes.map(\.arguments) == ["1", nil, "2"])
  }

  @Test func `an attribute of a parameter is none of the method`() throws {
    let method = try method("@objc func m(@Wrapper a: Int) {}")
    #expect(method.modifiers.attributes.map(\.name) == ["objc"])
  }

  @Test func `the modifiers of a macro are none of the next declaration`() throws {
    #expect(try method("private #members\nfunc m() {}").modifiers.access == nil)
  }

  @Test func `a word is a modifier only in front of a declaration`() throws {
    #expect(try method("case open\nfunc m() {}").modifiers.access == nil)
    #expect(try method("case a, override\nfunc m() {}").modifiers.isEmpty)
    #expect(try method("override final func `a b`() {}").modifiers.words == ["override", "final"])
  }

  @Test func `an attribute of a type is none of the next declaration`() throws {
    #expect(try method("typealias B = @C [D]\nfunc m() {}").modifiers.attributes.isEmpty)
  }

  @Test func `a condition without an end ends with the body around it`() {
    let file = DeclarationScanner.scan(SourceText("class A {\n#if B\n}\nclass C { func m() {} }"))
    #expect(file.types.last?.methods.map(\.conditions) == [[]])
  }

  @Test(
    arguments: [
      ("private(set) static var", nil), ("public private(set) static var", .public),
      ("public static private(set) var", .public),
    ] as [(String, Access?)])
  func `the modifier of a setter is none of the declaration`(words: String, access: Access?) throws
  {
    let file = DeclarationScanner.scan(SourceText("class A {\n\(words) routeTypeKeys = 1\n}"))
    let property = try #require(file.types.first?.properties.first)
    #expect(property.modifiers.access == access)
    #expect(property.modifiers.isStatic)
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

  @Test func `members of an extension have its access level unless they say theirs`() {
    let text =
      "private extension A { func m() {}; public func n() {} }\npublic extension A { func o() {} }"
    let methods = DeclarationScanner.scan(SourceText(text)).types.flatMap(\.methods)
    #expect(methods.map(\.modifiers.access) == [.fileprivate, .public, .public])
  }

  @Test(arguments: [
    ("(a: Int...)", true, false, false), ("(a: inout Int)", false, true, false),
    ("(a: some P)", false, false, true), ("(a: Int = 1...2)", false, false, false),
  ])
  func `what a route can't pass is noticed`(
    parameters: String, isVariadic: Bool, isInout: Bool, isOpaque: Bool
  ) throws {
    let parameter = try #require(try method("func m\(parameters) {}").parameters.first)
    #expect(parameter.isVariadic == isVariadic)
    #expect(parameter.isInout == isInout)
    #expect(parameter.isOpaque == isOpaque)
  }

  @Test func `what a default value has is not noticed behind it`() throws {
    let method = try method("func m(a: Int = 1, b: Int...) {}")
    #expect(method.parameters.map(\.isVariadic) == [false, true])
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
