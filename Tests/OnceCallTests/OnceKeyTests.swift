import OnceCall
import Testing

@Suite struct OnceKeyTests {
  @Test func `a literal and a computed string are the same key`() {
    let once = Once()
    let computed = "a key that is longer than fifteen bytes, number " + String(7)
    #expect(once.call(computed) {})
    #expect(!once.call("a key that is longer than fifteen bytes, number 7") {})
    #expect(once.hasCalled("a key that is longer than fifteen bytes, number 7"))
    #expect(once.hasCalled(computed))
    #expect(once.clear(computed) == ["a key that is longer than fifteen bytes, number 7"])
  }

  @Test func `a computed string is a key of asynchronous calls, too`() async {
    let once = Once()
    let computed = "key number " + String(7)
    #expect(await once.callAsync(computed) {})
    #expect(await !once.callAsync(computed) {})
    #expect(await !once.callAsync("key number 7") {})
  }

  // Two spellings have different lengths, which the walk without a lock passes over.
  @Test func `texts that are equal as strings are the same key`() {
    let once = Once()
    #expect(once.call("caf\u{E9}") {})
    #expect(!once.call("cafe\u{301}") {})
    #expect(once.hasCalled("cafe\u{301}"))
    #expect(once.clear("cafe\u{301}") == ["caf\u{E9}"])
    #expect(!once.hasCalled("caf\u{E9}"))
    #expect(once.call("cafe\u{301}") {})
    #expect(!once.call("caf\u{E9}") {})
  }

  // Scenario 25: https://github.com/wix/wix-style-react/pull/2418
  @Test func `the empty key is a key like any other`() {
    let once = Once()
    #expect(once.call("") {})
    #expect(!once.call("") {})
    #expect(once.call("other") {})
    #expect(once.calledKeys == ["", "other"])
  }

  // Scenario 25: https://github.com/dougwilson/nodejs-depd/issues/3
  @Test func `one place with different texts is different keys`() {
    let once = Once()
    let subjects = ["a", "b", "", "a", "b", ""]
    let answers = subjects.map { once.call(.here($0)) {} }
    #expect(answers == [true, true, true, false, false, false])
  }

  // Scenario 27, first half.
  @Test func `a text that equals a function's name is that function's key`() {
    let once = Once()
    func load() -> Bool { once.call {} }
    #expect(load())
    #expect(once.hasCalled("load()"))
    #expect(!once.call("load()") {})
    #expect(once.clear("load()") == ["load()"])
    #expect(load())
  }

  // Scenario 23
  @Test func `two places on one line are two keys, and a loop is one`() {
    let once = Once()
    var answers: [Bool] = []
    for _ in 1...2 {
      answers += [once.call(.here()) {}, once.call(.here()) {}]
    }
    #expect(answers == [true, true, false, false])
  }

  @Test func `a helper function is one place`() {
    let once = Once()
    func helper() -> Bool { once.call(.here()) {} }
    #expect([helper(), helper()] == [true, false])
  }

  @Test func `a place kept in a constant serves all calls`() async {
    let once = Once()
    let key = Once.Key.here("step")
    #expect(await once.callAsync(key) {})
    #expect(!once.call(key) {})
    #expect(once.hasCalled(key))
    #expect(!once.hasCalled("step"))
    #expect(once.clear(key) == [key])
  }

  @Test func `a key describes itself as its text`() {
    #expect("\(Once.Key("load"))" == "load")
    #expect(Once.Key("").description == "")
    let here = Once.Key.here(fileID: "App/Main.swift", line: 3, column: 9)
    #expect(here.description == "App/Main.swift:3:9")
    let both = Once.Key.here("load", fileID: "App/Main.swift", line: 3, column: 9)
    #expect(both.description == "load at App/Main.swift:3:9")
    #expect(both.text == "load")
  }

  @Test func `a place differs from the text that describes it`() {
    let here = Once.Key.here(fileID: "App/Main.swift", line: 3, column: 9)
    #expect(here != Once.Key("App/Main.swift:3:9"))
    #expect(here != .here(fileID: "App/Main.swift", line: 3, column: 10))
    #expect(here != .here(fileID: "App/Main.swift", line: 4, column: 9))
    #expect(here != .here(fileID: "App/Other.swift", line: 3, column: 9))
    #expect(Set([here, .here(fileID: "App/Main.swift", line: 3, column: 9)]).count == 1)
  }
}
