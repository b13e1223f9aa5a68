import RouteScanner
import Testing

@Suite struct MethodDeclarationTests {
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
    let method = try MethodDeclaration(scanning: "func m\(parameters) {}")
    #expect(method.parameters.map { $0.label?.spelling ?? "_" } == labels)
  }

  @Test func `an underscore is no label, unless it is a name in backticks`() throws {
    let method = try MethodDeclaration(scanning: "func m(_ a: Int, `_` b: Int) {}")
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
    let method = try MethodDeclaration(scanning: "static \(declaration) {}")
    #expect(method.fullName == name)
    #expect(method.isGeneric == isGeneric)
  }

  @Test(arguments: [
    ("(a: Int...)", true, false, false), ("(a: inout Int)", false, true, false),
    ("(a: some P)", false, false, true), ("(a: Int = 1...2)", false, false, false),
    ("(a: [some P])", false, false, true), ("(a: A<some P>?)", false, false, true),
    ("(a: borrowing some P)", false, false, true), ("(_ some: P)", false, false, false),
    ("(a: (some: P) -> Void)", false, false, false), ("(a: P = b(some))", false, false, false),
    ("(a: P, some: P)", false, false, false),
  ])
  func `what a route can't pass is noticed`(
    parameters: String, isVariadic: Bool, isInout: Bool, isOpaque: Bool
  ) throws {
    let parameter = try #require(
      try MethodDeclaration(scanning: "func m\(parameters) {}").parameters.first)
    #expect(parameter.isVariadic == isVariadic)
    #expect(parameter.isInout == isInout)
    #expect(parameter.isOpaque == isOpaque)
  }

  @Test func `what a default value has is not noticed behind it`() throws {
    let method = try MethodDeclaration(scanning: "func m(a: Int = 1, b: Int...) {}")
    #expect(method.parameters.map(\.isVariadic) == [false, true])
  }
}
