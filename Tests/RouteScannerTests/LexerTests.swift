import RouteScanner
import Testing

@Suite struct LexerTests {
  /// The kinds and texts of the tokens of a source, without that for its end.
  private func tokens(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return Lexer.tokens(of: SourceText(text)).dropLast().map { token in
      "\(token.kind) \(String(decoding: bytes[token.range], as: UTF8.self))"
    }
  }

  @Test(arguments: [
    "/* a /* b */ c */", "/* \" */", "/**/", "// func a() {", "/* } /* { */ \n */", "// a\r",
  ])
  func `comments are no tokens`(comment: String) {
    #expect(tokens("a \(comment)\n b") == ["word a", "word b"])
  }

  @Test(arguments: [
    #""""#, #""a""#, #""} func no() {""#, #""\"""#, #""\\""#, #""\u{1F468}""#, ##"#"""#"##,
    ##"#"\"#"##, ##"#"a"b"#"##, ###"##"a"#b"##"###, #""a \(b) c""#, #""a \(b(")")) c""#,
    #""\("\("\(a)")")""#, ##"#"\#("\(a)") \( "#"##, #""\({ func no() {} }())""#, #""\(a)\(b)""#,
    "\"\"\"\na\n\"\"\"", "\"\"\"\n\" \"\" \\\"\"\" \n\"\"\"", "#\"\"\"\n\"\"\" \\( \n\"\"\"#",
    "\"\"\"\n\\(\n a(\"}\")\n)\n\"\"\"", "\"👩‍👩‍👧\"", #""/* ""#, #""\(/* ) */ a)""#,
    ##"#"\#"#"#"##, ##"#"""b"#"##, #""\(try /"/)""#, ###"#"\#(a(#"b"#))"#"###,
  ])
  func `each form of string is one token`(string: String) {
    #expect(tokens("\(string)+a") == ["string \(string)", "operatorSign +", "word a"])
  }

  @Test(arguments: [
    "/a/", "/[a-z}]+/", #"/\//"#, "/(a)(b)/", "/[)(]/", #"/"/"#, "#/ { /#", "##/ /# \" /##",
    "/a b/", "/a\tb/", #"/a\ /"#, "/a\\\t/", "/[[a])]/", ##"#/\/#/#"##, ##"#/\\/#"##,
    "#/ \t\n } \" \n/#",
    "#/\n } \" # func\n/#",
  ])
  func `each form of regex literal is one token`(regex: String) {
    #expect(tokens("= \(regex) ;") == ["operatorSign =", "regex \(regex)", "semicolon ;"])
  }

  @Test(arguments: [
    "a / b / c", "f(1) / g / 2", "a! / b! / c", "[1] / x / y", "(/)", "[(/), (/)]", "a /= b / c",
    "f(/, /)",
    "1 / 2 // 3 /", "x?.y / 2 / z", #"= /a\/b)"#, #"= /a\/\/b "#,
    "f(1, / )", "= /\tb/", "= /", "= /a\t/", "= /a b /", "= /[a])/", "= /(a))/", #"= /a\/"#,
    "= /a\\\nb/", #"= /a\"#, "a/b/c", "1/b/c", "f()/b/c", "[]/b/c", "{}/b/c", "`a`/b/c",
    "\"a\"/b/c",
    "a! /b/",
  ])
  func `a slash that divides begins no regex literal`(expression: String) {
    #expect(!tokens(expression).contains { $0.hasPrefix("regex") })
  }

  @Test(arguments: [
    "return /\"/", "if /\"/ ~= a", "case /\"/", "try /\"/", "a ? /\"/ : b", "/\"/",
    "(/\"/)", "[/\"/]", "{ /\"/ }", "a, /\"/", "a: /\"/", "; /\"/",
  ])
  func `a slash where an expression begins, begins a regex literal`(expression: String) {
    #expect(tokens(expression).contains("regex /\"/"))
  }

  @Test func `a slash that ends no regex literal may begin one`() {
    #expect(tokens("[/a + /\"/]").contains("regex /\"/"))
  }

  @Test func `a raw identifier is one token`() {
    #expect(tokens("func `{ a func } b`()")[1] == "rawIdentifier `{ a func } b`")
  }

  @Test(arguments: ["§", "¿", "×", "÷", "‖", "•", "→", "≈", "≈+", "+≈", "⊕", "〃"])
  func `operators outside of ASCII are no names`(sign: String) {
    #expect(tokens("A\(sign)A") == ["word A", "operatorSign \(sign)", "word A"])
  }

  @Test(arguments: ["é", "ª", "ø", "ß", "Ω", "名", "👩‍👩‍👧", "𝔘", "e\u{301}"])
  func `letters outside of ASCII are parts of names`(letter: String) {
    #expect(tokens("A\(letter)A \(letter)") == ["word A\(letter)A", "word \(letter)"])
  }

  @Test(
    arguments: [
      ("a +/* b */c", ["word a", "operatorSign +", "word c"]),
      ("a +// b\nc", ["word a", "operatorSign +", "word c"]),
      ("0...// b\nc", ["number 0", "operatorSign ...", "word c"]),
      ("a +/ b", ["word a", "operatorSign +/", "word b"]),
      ("a */ b", ["word a", "operatorSign */", "word b"]),
    ] as [(String, [String])])
  func `a comment ends an operator`(text: String, all: [String]) {
    #expect(tokens(text) == all)
  }

  @Test func `what begins no token is passed by itself`() {
    #expect(
      tokens("# a ##b 'c") == [
        "unknown #", "word a", "unknown ##", "word b", "unknown '", "word c",
      ])
    let broken = SourceText(path: "a.swift", bytes: [0xC2, UInt8(ascii: "{"), 0xE2])
    #expect(Lexer.tokens(of: broken).map(\.kind).contains(.leftBrace))
  }

  @Test func `numbers keep their dots and ranges keep theirs`() {
    #expect(
      tokens("0xFF_FF 1.5e9 a.0.1 0..<3") == [
        "number 0xFF_FF", "number 1.5e9", "word a", "dot .", "number 0.1", "number 0",
        "operatorSign ..<", "number 3",
      ])
  }

  @Test func `a byte order mark and a hashbang are skipped`() {
    #expect(tokens("\u{FEFF}a") == ["word a"])
    #expect(tokens("#!/usr/bin/env swift {\na") == ["word a"])
  }

  @Test(
    arguments: [
      ("\"a\nb", ["string \"a", "word b"]), ("\"a", ["string \"a"]), ("\"a\\", ["string \"a\\"]),
      ("\"a \\(b\nc", ["string \"a \\(b\n", "word c"]), ("\"\\(a", ["string \"\\(a"]),
      ("#\"a\"", ["string #\"a\""]), ("#\"a\"#", ["string #\"a\"#"]),
      ("\"\"\"", ["string \"\"\""]), ("\"\"\"\na\"\n", ["string \"\"\"\na\"\n"]),
      ("#/a\nb", ["regex #/a", "word b"]), ("#/a", ["regex #/a"]), ("#/a\\", ["regex #/a\\"]),
      ("#/a\\\nb", ["regex #/a\\", "word b"]), ("#/\na", ["regex #/\na"]),
      ("a+", ["word a", "operatorSign +"]),
      ("a /* b", ["word a"]), ("a /* /* */", ["word a"]),
      ("`a", ["unknown `", "word a"]), ("`\na`", ["unknown `", "word a", "unknown `"]),
    ] as [(String, [String])])
  func `what has no end goes to the end of its line or of the file`(text: String, all: [String]) {
    #expect(tokens(text) == all)
  }

  @Test func `the start of a line is noticed after comments too`() {
    let tokens = Lexer.tokens(of: SourceText("a b /* \n */ c // d\ne"))
    #expect(tokens.dropLast().map(\.startsLine) == [true, false, true, true])
  }
}
