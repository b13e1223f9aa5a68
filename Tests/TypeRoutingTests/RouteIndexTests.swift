import Testing
import TypeRouting

@Suite struct RouteIndexTests {
  private func table(of names: [String]) -> RouteTable<Recorder> {
    RouteTable(typeKeys: []) {
      for name in names {
        MethodRoute(name, typeKey: "Kind", typeValue: name, to: Recorder.plain)
      }
    }
  }

  // Each number of routes fills the places in another way.
  @Test(arguments: [0..<65, 127..<130, 255..<258, 1023..<1026])
  func `the index finds each route and nothing else`(sizes: Range<Int>) {
    for size in sizes {
      let names = (0..<size).map { "route\($0)" }
      let table = table(of: names)
      let lost = names.filter {
        !table.isIndexed($0, typeKey: "Kind", typeValue: $0, takesParameter: false)
      }
      #expect(lost == [], "of \(size)")
      #expect(!table.isIndexed("route", typeKey: "Kind", typeValue: "route", takesParameter: false))
      for name in names.prefix(3) {
        #expect(!table.isIndexed(name, typeKey: "Kind", typeValue: name, takesParameter: true))
        #expect(!table.isIndexed(name, typeKey: "Kin", typeValue: name, takesParameter: false))
        #expect(!table.isIndexed(name, typeKey: "Kind", typeValue: "", takesParameter: false))
      }
    }
  }

  // Lengths up to three, seven, eight and beyond are read in different ways. The letters differ in the
  // bits in which lengths do.
  @Test func `each letter of each part counts, and so does the parameter`() {
    var texts = [""]
    for length in 1...40 {
      let text = Array(repeating: Character("a"), count: length)
      texts.append(String(text))
      for place in text.indices {
        var changed = text
        changed[place] = "b"
        texts.append(String(changed))
      }
    }
    var hashes: Set<UInt64> = []
    var count = 0
    for text in texts {
      for parts in [(text, "c", "c"), ("c", text, "c"), ("c", "c", text)] {
        for takesParameter in [false, true] {
          count += 1
          hashes.insert(
            RouteTable<Recorder>.indexHash(
              parts.0, typeKey: parts.1, typeValue: parts.2, takesParameter: takesParameter))
        }
      }
    }
    #expect(hashes.count == count)
  }

  @Test func `letters that change parts make another hash`() {
    func hash(_ method: String, _ typeKey: String, _ typeValue: String) -> UInt64 {
      RouteTable<Recorder>.indexHash(
        method, typeKey: typeKey, typeValue: typeValue, takesParameter: false)
    }
    let hashes = [
      hash("ab", "c", "d"), hash("a", "bc", "d"), hash("a", "b", "cd"), hash("abc", "d", ""),
      hash("", "abc", "d"), hash("", "", "abcd"), hash("abcd", "", ""), hash("", "abcd", ""),
      hash("c", "ab", "d"), hash("d", "c", "ab"),
    ]
    #expect(Set(hashes).count == hashes.count)
  }
}
