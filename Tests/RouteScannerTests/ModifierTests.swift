import RouteScanner
import Testing

@Suite struct ModifierTests {
  @Test func `modifiers and attributes belong to the next declaration`() throws {
    let method = try MethodDeclaration(
      scanning: """
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
    let method = try MethodDeclaration(scanning: "@A.B(1) @C<D<E>>.F @G<H>(2) func m() {}")
    #expect(method.modifiers.attributes.map(\.name) == ["A.B", "C.F", "G"])
    #expect(method.modifiers.attributes.map(\.arguments) == ["1", nil, "2"])
  }

  @Test func `an attribute of a parameter is none of the method`() throws {
    let method = try MethodDeclaration(scanning: "@objc func m(@Wrapper a: Int) {}")
    #expect(method.modifiers.attributes.map(\.name) == ["objc"])
  }

  @Test func `the modifiers of a macro are none of the next declaration`() throws {
    #expect(
      try MethodDeclaration(scanning: "private #members\nfunc m() {}").modifiers.access == nil)
  }

  @Test func `a word is a modifier only in front of a declaration`() throws {
    #expect(try MethodDeclaration(scanning: "case open\nfunc m() {}").modifiers.access == nil)
    #expect(try MethodDeclaration(scanning: "case a, override\nfunc m() {}").modifiers.isEmpty)
    #expect(
      try MethodDeclaration(scanning: "override final func `a b`() {}").modifiers.words == [
        "override", "final",
      ])
  }

  @Test func `an attribute of a type is none of the next declaration`() throws {
    #expect(
      try MethodDeclaration(scanning: "typealias B = @C [D]\nfunc m() {}").modifiers.attributes
        .isEmpty)
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

  @Test func `members of an extension have its access level unless they say theirs`() {
    let text =
      "private extension A { func m() {}; public func n() {} }\npublic extension A { func o() {} }"
    let methods = DeclarationScanner.scan(SourceText(text)).types.flatMap(\.methods)
    #expect(methods.map(\.modifiers.access) == [.fileprivate, .public, .public])
  }
}
