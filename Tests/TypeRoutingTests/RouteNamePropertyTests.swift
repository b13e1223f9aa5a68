import TestSupport
import Testing
import TypeRouting

@Suite struct RouteNamePropertyTests {
  /// Makes words out of pieces in which the grammar has its difficulties.
  private struct Words {
    var random: SeededGenerator

    mutating func pick<Element>(_ elements: [Element]) -> Element {
      elements[Int.random(in: 0..<elements.count, using: &random)]
    }

    mutating func text(_ pieces: [String], upTo count: Int) -> String {
      (0..<Int.random(in: 0...count, using: &random)).map { _ in pick(pieces) }.joined()
    }

    mutating func capitalized() -> String {
      pick(["Color", "Menu", "Kind", "Format", "XML", "Ä", "菜单", "É\u{301}"])
        + text(["Menu", "Big", "s", "2", "é", "e\u{301}", "X"], upTo: 2)
    }

    mutating func lowercased() -> String {
      pick(["open", "create", "save", "ß", "a"]) + text(["Menu", "File", "It", "9", "é"], upTo: 2)
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `the spelling of random parts reads as these parts`(_ seed: UInt64) throws {
    var words = Words(random: SeededGenerator(seed: seed))
    for _ in 0..<2_000 {
      let keys = (0..<3).map { _ in words.capitalized() }
      let name = RouteName(
        method: words.lowercased(), typeKey: words.pick(keys),
        typeValue: words.pick([words.capitalized(), words.lowercased(), "", "_", "9"]),
        labels: words.pick([nil, [], ["_"], ["items"], ["_", "in it"]]))
      let spelling = try name.spelling(typeKeys: keys)
      let parsed = try RouteName(parsing: spelling, typeKeys: keys)
      #expect(parsed == name, "seed \(seed), keys \(keys)")
    }
  }

  @Test(arguments: [5, 6] as [UInt64])
  func `any parts are spelled so that they read the same, or refused`(_ seed: UInt64) {
    let pieces = [
      "DependingOn", "Depending", "On", "Color", "Menu", "Red", "a", "s", "1", "_", " ", ":", "(",
      ")",
      "`", "\u{301}", "菜", "",
    ]
    var words = Words(random: SeededGenerator(seed: seed))
    var spelled = 0
    for _ in 0..<5_000 {
      let keys = [words.text(pieces, upTo: 3), words.text(pieces, upTo: 2), "Color"]
      let name = RouteName(
        method: words.text(pieces, upTo: 3), typeKey: words.pick(keys),
        typeValue: words.text(pieces, upTo: 3))
      guard let spelling = try? name.spelling(typeKeys: keys) else { continue }
      spelled += 1
      let parsed = try? RouteName(parsing: spelling, typeKeys: keys)
      #expect(parsed == name, "seed \(seed), keys \(keys)")
    }
    #expect(spelled > 500, "seed \(seed)")
  }

  @Test func `an underscore is written only where it is needed`() throws {
    func spelling(_ key: String, _ value: String) throws -> String {
      try RouteName(method: "open", typeKey: key, typeValue: value)
        .spelling(typeKeys: ["Color", "ColorMenu"])
    }
    #expect(try spelling("Color", "Red") == "openDependingOnColorRed")
    #expect(try spelling("Color", "red") == "openDependingOnColor_red")
    #expect(try spelling("Color", "MenuRed") == "openDependingOnColor_MenuRed")
    #expect(try spelling("ColorMenu", "Red") == "openDependingOnColorMenu_Red")
    #expect(try spelling("Color", "_red") == "openDependingOnColor__red")
  }

  @Test func `parts that no name reads as are refused`() {
    let error = #expect(throws: RouteNameError.self) {
      try RouteName(method: "aDependingOnColor_b", typeKey: "Color", typeValue: "Red")
        .spelling(typeKeys: ["Color"])
    }
    #expect(error?.kind == .ambiguous)
    #expect(throws: RouteNameError.self) {
      try RouteName(method: "", typeKey: "Color", typeValue: "Red").spelling(typeKeys: ["Color"])
    }
    #expect(throws: RouteNameError.self) {
      try RouteName(method: "open", typeKey: "Kind", typeValue: "Red").spelling(typeKeys: ["Color"])
    }
  }

  #if DEBUG
  private static let names = 100_000
  #else
  private static let names = 1_000_000
  #endif

  /// A million names where the optimizer is on: they are parsed or refused, and never trap.
  ///
  /// What is parsed is made of the name's own characters, in their order.
  @Test(.timeLimit(.minutes(10)), arguments: 0..<20)
  func `no name traps`(_ part: Int) {
    let seed = UInt64(part) &* 7_919
    var random = SeededGenerator(seed: seed)
    let pieces: [String] = [
      "DependingOn", "DependingO", "n", "On", "ColorMenu", "Color", "Menu", "Red", "_", "__", " ",
      "a",
      "Z", "9", ":", "(", ")", "(_:)", "`", "\u{301}", "\u{0}", "é", "菜", "👩‍👩‍👧", "\u{200d}",
      "\u{1F1E9}",
      "\u{212a}", "\n", "\"", "",
    ]
    let keySets = [["Color", "ColorMenu"], ["", "n", "On"], [], ["_", " ", "\u{301}", "菜"]]
    let conventions = ["DependingOn", "n", "", "_", "\u{301}", "OnOn"].map {
      RouteName.Convention(separator: $0)
    }
    var wrong = 0
    for _ in 0..<(Self.names / 20) {
      var name = ""
      for _ in 0..<Int.random(in: 0..<9, using: &random) {
        name += pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }
      let keys = keySets[Int.random(in: 0..<keySets.count, using: &random)]
      let convention = conventions[Int.random(in: 0..<conventions.count, using: &random)]
      guard let parsed = try? RouteName(parsing: name, typeKeys: keys, convention: convention)
      else { continue }
      let isKnown = keys.contains(parsed.typeKey)
      let isPart = name.contains(convention.separator) && !parsed.method.isEmpty
      if !isKnown || !isPart { wrong += 1 }
    }
    #expect(wrong == 0, "seed \(seed)")
  }
}
