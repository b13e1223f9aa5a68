import RouteScanner
import TestSupport
import Testing

/// Whatever is in a file, the scanner ends, soon, and without a trap.
@Suite(.serialized, .timeLimit(.minutes(10))) struct ScannerRobustnessTests {
  /// Scans, plans and generates; what comes out doesn't matter.
  private static func process(_ bytes: [UInt8]) {
    let file = DeclarationScanner.scan(SourceText(path: "a.swift", bytes: bytes))
    let plan = RoutePlanner.plan([file], module: "App")
    _ = TableGenerator.file(for: plan, target: "App")
  }

  private static let pieces: [String] = [
    "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\#(", ")", "(", "{", "}", "[", "]", "<", ">", "/", "/*",
    "*/", "//", "#/", "/#", "\n",
    "\r\n", " ", "`", "#if ", "#elseif ", "#else", "#endif", "@", "@available(", ".", ",", ":",
    "::", "=", "->", "&", "func ",
    "class ", "struct ", "extension ", "protocol ", "actor ", "enum ", "import ", "static ",
    "private ", "override ", "var ",
    "let ", "routeTypeKeys", "routeSeparator", "routes", "MethodRouting", "[\"A\"]",
    "openDependingOnA", "A", "B", "é", "≈", "\u{301}",
    "👩‍👩‍👧", "\0", "\u{FEFF}", "#", "\\", "some ", "inout ", "...", "where ", "init", "deinit", "case ",
    "~", "!", "?", "0x1.8p3", "'",
  ]

  @Test func `text of random pieces`() async {
    let seed = UInt64.random(in: .min ... .max)
    print("ScannerRobustnessTests: seed of pieces \(seed)")
    await onThread {
      var generator = SeededGenerator(seed: seed)
      for _ in 0..<3_000 {
        var text = ""
        for _ in 0..<Int.random(in: 0..<60, using: &generator) {
          text += Self.pieces.randomElement(using: &generator) ?? ""
        }
        Self.process(Array(text.utf8))
      }
    }
  }

  @Test func `random bytes`() async {
    let seed = UInt64.random(in: .min ... .max)
    print("ScannerRobustnessTests: seed of bytes \(seed)")
    await onThread {
      var generator = SeededGenerator(seed: seed)
      for _ in 0..<2_000 {
        let count = Int.random(in: 0..<200, using: &generator)
        Self.process((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
      }
    }
  }

  @Test func `good source with a few bytes changed, cut or repeated`() async {
    let seed = UInt64.random(in: .min ... .max)
    print("ScannerRobustnessTests: seed of changes \(seed)")
    await onThread {
      var generator = SeededGenerator(seed: seed)
      var maker = SourceMaker(seed: seed)
      for _ in 0..<300 {
        var bytes = Array(maker.file().utf8)
        for _ in 0..<Int.random(in: 1..<8, using: &generator) where bytes.count > 2 {
          let index = Int.random(in: 0..<bytes.count, using: &generator)
          switch Int.random(in: 0..<4, using: &generator) {
          case 0: bytes[index] = UInt8.random(in: 0...127, using: &generator)
          case 1: bytes.remove(at: index)
          case 2: bytes.removeSubrange(index...)
          default: bytes.insert(contentsOf: bytes[index..<min(index + 20, bytes.count)], at: index)
          }
        }
        Self.process(bytes)
      }
    }
  }

  @Test func `every beginning of a file`() async {
    await onThread {
      var maker = SourceMaker(seed: 1)
      let bytes = Array(maker.file().utf8.prefix(1_500))
      for count in bytes.indices { Self.process(Array(bytes[..<count])) }
    }
  }

  /// The time for twice the text is about twice the time, whatever repeats in it.
  ///
  /// Quadratic work on a hundred thousand repetitions would take minutes, and fail by the time limit.
  @Test(arguments: [
    "\"\\(", "\"\"\"\n\\(", "#\"", "/*", "(", "[", "{", "class A {", "<", "func f<", "func f(a: ",
    "@a(", "@", "`", "/a", "/ a", "#/\n",
    "#", "##\"", "#\"\"\"", "\\(", "a.", "#if a\n", "extension A.", "class A: ", "import a.", "\"",
    "\\", "0.", "static let routeTypeKeys = [",
    "class A { var routeTypeKeys = [\"a\",", "struct A { func f(", ") ", "} ", "/\\", "(/", "= /(",
    "= /a)",
  ])
  func `a hundred thousand repetitions end soon`(piece: String) async {
    await onThread {
      Self.process(Array(String(repeating: piece, count: 100_000 / piece.utf8.count).utf8))
    }
  }

  @Test func `a megabyte is scanned in well under a second in a release build`() {
    var maker = SourceMaker(seed: 7)
    var bytes: [UInt8] = []
    while bytes.count < 1_000_000 { bytes += Array(maker.file().utf8) }
    let source = SourceText(path: "a.swift", bytes: bytes)
    let duration = ContinuousClock().measure { _ = DeclarationScanner.scan(source) }
    print("ScannerRobustnessTests: \(bytes.count) bytes in \(duration)")
    // Debug builds are slower by far, and so is a machine with other work; this only catches a slip.
    #expect(duration < .seconds(20))
  }
}
