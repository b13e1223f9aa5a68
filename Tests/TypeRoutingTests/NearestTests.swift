import Testing
import TypeRouting

@Suite struct NearestTests {
  @Test(arguments: [
    ("", "", 0), ("", "ab", 2), ("abc", "", 3), ("abc", "abc", 0), ("a", "b", 1),
    ("kitten", "sitting", 3), ("ab", "ba", 1), ("abcd", "acbd", 1), ("xabcd", "abcdx", 2),
    ("xa", "ay", 2), ("abxy", "bayx", 2), ("ca", "abc", 3), ("abcdef", "azced", 3),
  ])
  func `what is inserted, removed, replaced or swapped counts once`(
    first: String, second: String, distance: Int
  ) {
    #expect(Nearest.distance(Array(first), Array(second)) == distance)
    #expect(Nearest.distance(Array(second), Array(first)) == distance)
  }

  @Test(
    arguments: [
      ("on", ["no"], "no"), ("on", ["it"], nil),
      ("abcd", ["abxd"], "abxd"), ("abcd", ["abxy"], nil),
      ("abcde", ["abxye"], "abxye"), ("abcde", ["axyze"], nil), ("abcde", ["abcdefg"], "abcdefg"),
      ("RED", ["Red"], "Red"), ("Colour", ["Co"], nil), ("", ["a"], "a"), ("", [], nil),
    ] as [(String, [String], String?)])
  func `a word is near if few of its letters are slips`(
    given: String, words: [String], nearest: String?
  ) {
    #expect(Nearest.word(to: given, among: words) == nearest)
  }

  @Test func `of two words equally near the first is meant`() {
    #expect(Nearest.word(to: "cot", among: ["cat", "cut", "cog"]) == "cat")
    #expect(Nearest.word(to: "cog", among: ["cat", "cut", "cog"]) == "cog")
  }

  @Test func `a beginning is compared as far as the word goes`() {
    let words = ["Color", "Shape"]
    #expect(Nearest.word(to: "ColourRed", among: words, comparingPrefixes: true) == "Color")
    #expect(Nearest.word(to: "ColourRed", among: words) == nil)
  }

  @Test func `what is huge is compared by its beginning`() {
    let huge = String(repeating: "ab", count: 500_000)
    #expect(Nearest.word(to: huge + "c", among: ["x", huge + "d"]) == huge + "d")
  }
}
