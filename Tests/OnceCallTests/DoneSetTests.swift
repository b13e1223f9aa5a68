import OnceCall
import TestSupport
import Testing

// The short cut for done keys, through the public calls: it must never say more than the record.
@Suite(.timeLimit(.minutes(1)))
struct DoneSetTests {
  // More keys than it has room for.
  @Test func `five thousand keys are found, cleared and found again`() {
    let once = Once()
    let keys = (0..<5_000).map { Once.Key("key \($0)") }
    for round in 0..<2 {
      for key in keys { #expect(once.call(key) {}) }
      for key in keys { #expect(!once.call(key) {}) }
      let removed = once.clear { $0.text.hasSuffix("7") }
      #expect(removed.count == 500, "round \(round)")
      for key in keys { #expect(once.hasCalled(key) == !key.text.hasSuffix("7")) }
      once.clearAll()
      #expect(!keys.contains(where: once.hasCalled))
    }
  }

  // A server may use a key for each request and clear it afterwards.
  @Test func `keys that come and go keep working`() {
    let once = Once()
    for number in 0..<10_000 {
      let key = Once.Key("request \(number)")
      #expect(once.call(key) {})
      #expect(!once.call(key) {})
      #expect(once.clear(key) == [key])
      #expect(!once.hasCalled(key))
    }
    #expect(once.calledKeys.isEmpty)
  }

  @Test func `keys of all lengths differ`() {
    let once = Once()
    let keys = (0...100).map { Once.Key(String(repeating: "x", count: $0)) }
    for key in keys { #expect(once.call(key) {}) }
    for key in keys { #expect(!once.call(key) {}) }
    #expect(Set(once.calledKeys).count == 101)
  }

  @Test func `places in many lines and columns differ`() {
    let once = Once()
    for round in 0..<2 {
      for line in UInt(1)...60 {
        for column in UInt(1)...60 {
          let key = Once.Key.here(fileID: "App/Main.swift", line: line, column: column)
          #expect(once.call(key) {} == (round == 0))
        }
      }
    }
  }

  // Readers search while a writer adds, grows and clears; the thread sanitizer looks on.
  @Test func `readers and a writer don't disturb each other`() async {
    let once = Once()
    let isOver = Gate()
    await onThreads(4) { number in
      if number == 0 {
        for key in 0..<2_000 {
          once.call("key \(key)") {}
          if key.isMultiple(of: 3) { once.clear("key \(key)") }
        }
        isOver.open()
      } else {
        while !isOver.isOpen {
          for key in stride(from: number, to: 2_000, by: 97) {
            let wasDone = once.hasCalled("key \(key)")
            if wasDone, !key.isMultiple(of: 3) { #expect(once.hasCalled("key \(key)")) }
          }
        }
      }
    }
    #expect(once.calledKeys.count == 1_333)
  }
}
