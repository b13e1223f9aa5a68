import TestSupport

/// Makes Swift source that parses and mixes all that can mislead a scanner.
struct SourceMaker {
  private var generator: SeededGenerator
  private var nextName = 0

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// The text of a file.
  mutating func file() -> String {
    var text = chance(4) ? "#!/usr/bin/env swift\n" : ""
    text +=
      chance(2) ? "import Foundation\nimport struct Other.Thing\n@testable import Some.Thing\n" : ""
    for _ in 0..<(1 + below(5)) {
      text += gap() + declarationAtTop() + "\n"
    }
    return text
  }

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }

  private mutating func chance(_ oneIn: Int) -> Bool { below(oneIn) == 0 }

  private mutating func pick(_ choices: [String]) -> String { choices[below(choices.count)] }

  private mutating func name() -> String {
    nextName += 1
    return pick([
      "name\(nextName)", "openDependingOnKind\(nextName)", "`class\(nextName)`", "`func`",
      "`a b \(nextName)`",
      "größe\(nextName)", "_\(nextName)", "`{ func x() \(nextName)`", "名前\(nextName)", "actor",
      "open", "get",
      "`1 + \(nextName)`", "package", "final",
    ])
  }

  private mutating func typeName() -> String {
    nextName += 1
    return pick([
      "Type\(nextName)", "`Type \(nextName)`", "`class`", "Ünit\(nextName)", "actor\(nextName)",
    ])
  }
}

// MARK: - Space and comments

extension SourceMaker {
  /// What may stand between two tokens.
  private mutating func gap() -> String {
    pick([
      " ", " ", " ", "\n", "\t", "  \n  ", " /* { */ ", " /* a /* func nested() { */ } \" */ ",
      " // } func no() {\n", " /* \"\"\" */", "\r\n", " /**/ ", "\n/// func documented() {}\n",
    ])
  }
}

// MARK: - Declarations

extension SourceMaker {
  private mutating func declarationAtTop() -> String {
    switch below(8) {
    case 0: method(in: "file")
    case 1: property(in: "file")
    case 2: "typealias \(typeName()) = (Int) -> [String: () -> Void]"
    case 3: "infix operator <+> : AdditionPrecedence"
    case 4: "precedencegroup P\(below(99)) { higherThan: AdditionPrecedence }"
    default: type(depth: 0)
    }
  }

  private mutating func type(depth: Int) -> String {
    // The compiler's dump crashes on nested actors in extensions.
    let choices =
      ["class", "struct", "enum"] + (depth == 0 ? ["actor", "extension", "protocol"] : [])
    let kind = pick(choices)
    var text = attributes()
    text += pick([
      "", "", "public ", "private ", kind == "class" ? "final" + gap() : "fileprivate ",
    ])
    text += kind
    if kind == "extension" {
      text +=
        gap()
        + pick([
          "Type1", "Outer.Inner", "Array<Int>", "[Int]", "A.`B c`<X<Y>>.D", "Dictionary<K, V>",
        ])
    } else {
      text += pick([" ", "  ", " /* { */ "]) + typeName()
      if kind != "protocol", chance(4) {
        text += pick(["<T>", "<T: P, U>", "<each T>", "<T: A & B>"])
      }
    }
    if chance(3) {
      text +=
        gap() + ":" + gap()
        + pick([
          "P", "P, Q<[Int]>", "@unchecked Sendable", "~Copyable, A.B", "A & B", "nonisolated P",
          "@preconcurrency P, Q",
        ])
    }
    if kind == "extension", chance(3) { text += " where Element == [Int], Index: P" }
    text += gap() + "{"
    for _ in 0..<below(6) {
      text += "\n" + member(of: kind, depth: depth) + pick(["\n", ";\n", "\n// }\n"])
    }
    return text + gap() + "}"
  }

  private mutating func member(of kind: String, depth: Int) -> String {
    if kind == "protocol" {
      return pick([
        "func \(name())(_ x: Int) async throws -> (Int) -> Void",
        "var x\(below(99)): Int { get async throws }",
        "associatedtype A\(below(99)): P = [Int] where A: Q", "init(_ x: Int)",
        "subscript(i: Int) -> Int { get set }",
        "static func \(name())()",
      ])
    }
    if depth < 3, chance(4) { return type(depth: depth + 1) }
    switch below(9) {
    case 0: return property(in: kind)
    case 1: return "init(_ x: Int = \(expression())) {" + body() + "}"
    case 2:
      return "subscript(i: Int, _ f: () -> Void = { func no() {} }) -> Int { get {" + body()
        + "} set {" + body() + "} }"
    case 3: return "typealias \(typeName()) = A<B>.C"
    case 4 where kind == "enum":
      return pick([
        "case a\(below(99)), b\(below(99))(Int, x: [Int])", "indirect case c\(below(99))(Self)",
        "case open\(below(99))",
      ])
    case 4 where kind == "class": return "deinit {" + body() + "}"
    case 5:
      return
        "static func \(pick(["==", "<", "≈", "<+>", "+", "<<", "..<", "~=", "!"])) (a: Self, b: Self) -> Bool {"
        + body() + "}"
    default: return method(in: kind)
    }
  }

  private mutating func attributes() -> String {
    guard chance(2) else { return "" }
    return pick([
      "@MainActor", "@available(*, deprecated, message: \"} func no() {\")", "@inlinable",
      "@objc(name:)", "@A.B<C>(1)",
      "@discardableResult", "@Wrapped(\"{\", (a, [b]))", "@A @B(\"{\")\n@C<D>",
    ]) + pick([" ", "\n", " /* x */ "])
  }

  private mutating func method(in kind: String) -> String {
    var text = attributes()
    text += pick(["", "", "public ", "private ", "fileprivate ", "internal ", "package "])
    if kind != "file" {
      text += pick([
        "", "", "", "nonisolated ", "static ", kind == "class" ? "class " : "static ",
        kind == "class" ? "override final " : "",
      ])
    }
    text += "func" + pick([" ", "  ", "\n", " /* ( */ "]) + name()
    if chance(4) { text += pick(["<T>", "<T: P, U: Q<T>>", "<each T>", "<T: A & B>"]) }
    text += pick(["", "", " "]) + "(" + parameters() + ")"
    text += pick(["", "", " async", " throws", " async throws(E<Int>)", "\n async\n throws"])
    text += pick([
      "", "", " -> Int", " -> some P & Q", " -> (Int, [String: () -> Void])",
      " -> [Int]? where T: P", "\n-> (Int) -> Void",
    ])
    return text + gap() + "{" + body() + "}"
  }

  private mutating func parameters() -> String {
    var parameters: [String] = []
    while chance(2), parameters.count < 4 {
      let label = pick([
        "_ x", "x", "for x", "_", "`in` x", "in x", "`a b`", "class x", "@W _ x", "@ViewBuilder x",
      ])
      let type = pick([
        "Int", "[String: Int]", "Dictionary<Int, (a: Int, b: String)>", "inout Int", "() -> Void",
        "@escaping (Int, _ x: Int) -> Void",
        "Int...", "some P", "borrowing T", "(any P)?", "@autoclosure () -> Bool",
        "isolated (any Actor)? ", "repeat each T",
      ])
      let value = chance(3) ? " = " + expression() : ""
      parameters.append(label + ": " + type + value)
    }
    return parameters.joined(separator: "," + pick([" ", "\n", " /* ) */ "]))
  }

  private mutating func property(in kind: String) -> String {
    let name = "p\(below(999))"
    return attributes()
      + pick([
        "var \(name): Int { 1 }", "let \(name) = \(expression())",
        "var \(name): Int { get {\(body())} set {\(body())} }",
        "var \(name) = \(expression()) { didSet {\(body())} }",
        "private(set) var \(name): [Int] = []",
        "lazy var \(name) = { func no() {}; return \(expression()) }()",
        (kind == "file" ? "" : "static ")
          + "let \(name): [String] = [\(expression()), \(expression())]",
      ])
  }
}

// MARK: - Code

extension SourceMaker {
  /// Statements in braces, none of whose functions are methods of the type around them.
  private mutating func body() -> String {
    var text = gap()
    while chance(2) {
      text +=
        pick([
          "_ = \(expression())", "func local() { class Local { func member() {} } }",
          "if a < b { _ = \(expression()) } else { }",
          "struct Local { func member() {}; static func other() {} }",
          "let f = { (x: Int) -> Int in func inner() {}; return x }",
          "switch x { case .func: break; case .class(let y) where y > 1: do {} default: break }",
          "for i in 0..<3 where i / 2 == 1 { continue }",
          "guard let x = y?.init, x.func / 2 > 1 else { return }", "#warning(\"func no() {\")",
          "foo { $0 } then: { $1 }", "await a.b(); defer { c() }",
          "let c = try! d as? E ?? f",
        ]) + "\n"
    }
    return text + gap()
  }

  private mutating func expression() -> String { expression(depth: 0, inLine: false) }

  /// An expression; one inside a string of a single line must not have line breaks.
  private mutating func expression(depth: Int, inLine: Bool) -> String {
    let inner = depth < 3 && chance(2)
    if inner {
      let nested = expression(depth: depth + 1, inLine: true)
      return pick([
        "\"a \\(\(nested)) } b\"", "#\"a \\#(\(nested)) \\( \" b\"#",
        "\"\\(\(nested)) \\(\(nested)) \\\"\"", "(\(nested))",
        "{ \(nested) }()", "##\"\\##(\(nested))\"#\"##",
      ])
    }
    var choices = [
      "1", "1.5e-3", "0xFF_FFp-2", "x", "\"\"", "\"} func no() {\"", "#\"\"\"#", "#\"\\\"#",
      "##\"a\"#b\"##", "\"\\\\\"", "\"\\\"{\"",
      "a / b / c", "(/[a-z}]+/)", "#/ { /#", "##/ /# { /##", "x ? y : z", "[1: 2, 3: 4]", "\\A.b",
      ".init(x)", "a.func",
      "f(class: 1, func: 2)", "a<b>(c)", "a < b", "(+)", "[(/), (/)].map { $0 }", "-x", "x!",
      "y?.z", "`class`", "x! / y", "a ..< b",
      "\"\\u{1F468}\"", "#selector(A.b)", "#file", "{ (a: Int) in a }", "t.0.1", "\"👩‍👩‍👧\"",
      "(a >> b, c << d)",
    ]
    if !inLine {
      choices += [
        "\"\"\"\n  func no() { \" \"\" \n  \"\"\"", "#\"\"\"\n  \\( \"\"\" \n  \"\"\"#",
        "\"\"\"\n  \\(\"a \\({ 1 }())\") {\n  \"\"\"",
        "\"\"\"\n  a \\\n  \\\"\"\" b\n  \"\"\"", "#/\n  func \" { # comment\n  /#",
        "(/[a-z}\"]+/)", "#/ { \" /#", "##/ /# \" { /##", "a\n  .b", "if a { 1 } else { 2 }",
        "\"\"\"\n\n\"\"\"",
      ]
    }
    return pick(choices)
  }
}
