import OnceCall
import TestSupport
import Testing

@Suite struct OnceRecordTests {
  @Test func `each clear returns what it removed, in the order in which it was done`() throws {
    let once = Once()
    for key in ["d", "a", "c", "b"] { once.call(key) {} }
    #expect(once.calledKeys == ["d", "a", "c", "b"])
    #expect(once.clear("a") == ["a"])
    #expect(once.clear("a") == [])
    #expect(once.clear("never") == [])
    #expect(once.clear(where: { $0 == "b" || $0 == "d" }) == ["d", "b"])
    #expect(once.calledKeys == ["c"])
    once.call("a") {}
    #expect(once.clearAll() == ["c", "a"])
    #expect(once.clearAll() == [])
    #expect(once.calledKeys.isEmpty)
  }

  @Test func `a cleared key runs once more`() {
    let once = Once()
    var runs = 0
    for _ in 1...3 {
      for _ in 1...2 { once.call("key") { runs += 1 } }
      once.clear("key")
    }
    #expect(runs == 3)
  }

  /// The two have the same bytes in another order and are equal, so they are one key, however many
  /// other keys there are at which moment: the record then changes how it looks keys up.
  @Test(arguments: [0, 7, 8, 9, 2_000])
  func `two spellings of a text are one key in every order of calls and clears`(others: Int) {
    let spellings = [Once.Key("a\u{301}\u{323}"), Once.Key("a\u{323}\u{301}")]
    let actions = ["call 0", "call 1", "clear 0", "clear 1", "others"]
    for number in 0..<3_125 {
      let once = Once()
      var isDone = false
      var rest = number
      for _ in 1...5 {
        let action = actions[rest % 5]
        rest /= 5
        let spelling = spellings[action.hasSuffix("1") ? 1 : 0]
        if action.hasPrefix("call") {
          #expect(once.call(spelling) {} == !isDone)
          isDone = true
        } else if action.hasPrefix("clear") {
          #expect(once.clear(spelling).isEmpty == !isDone)
          isDone = false
        } else if number < 625 || others < 100 {
          for other in 0..<others { once.call("\(other)") {} }
        }
        #expect(spellings.allSatisfy { once.hasCalled($0) == isDone })
      }
    }
  }

  // Scenario 28: https://github.com/golang/go/issues/41690
  @Test func `a key is done after success only`() {
    let once = Once()
    once.call("key") {
      #expect(!once.hasCalled("key"))
      #expect(once.calledKeys == [])
    }
    #expect(once.hasCalled("key"))
    _ = try? once.call("other") { throw Refused() }
    #expect(!once.hasCalled("other"))
  }

  // Scenario 26: https://github.com/DataDog/datadog-agent/pull/10436
  @Test(arguments: ["key", "condition", "all"])
  func `a run during which its key is cleared is not recorded`(way: String) {
    let once = Once()
    let ran = once.call("key") {
      switch way {
      case "key": #expect(once.clear("key") == [])
      case "condition": #expect(once.clear(where: { $0 == "key" }) == [])
      default: #expect(once.clearAll() == [])
      }
    }
    #expect(ran)
    #expect(!once.hasCalled("key"))
    #expect(once.call("key") {})
    #expect(!once.call("key") {})
  }

  @Test func `a condition may throw and may use the record`() {
    let once = Once()
    for key in ["a", "b"] { once.call(key) {} }
    #expect(throws: Refused.self) {
      try once.clear { key in
        if key == "b" { throw Refused() }
        return true
      }
    }
    #expect(once.calledKeys == ["a", "b"])
    let removed = once.clear { key in
      once.call("made by the condition") {}
      return once.hasCalled(key)
    }
    #expect(removed == ["a", "b"])
    #expect(once.calledKeys == ["made by the condition"])
  }

  // Scenario 27, second half.
  @Test(.timeLimit(.minutes(10)))
  func `after a clear a hundred racing calls run once`() async {
    let once = Once()
    for round in 0..<10 {
      let runs = EventLog<Int>()
      let start = Gate()
      await onThreads(100) { number in
        if number == 0 {
          once.clear("key")
          start.open()
        }
        start.waitBlocking()
        once.call("key") { runs.append(number) }
        #expect(runs.count == 1, "round \(round)")
      }
      #expect(runs.count == 1, "round \(round)")
    }
  }
}
