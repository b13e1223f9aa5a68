import OnceCall
import TestSupport
import Testing

// The short cut for done keys: it must never say more than the record, and what it says of most keys
// is what makes calls fast.
@Suite(.timeLimit(.minutes(10)))
struct DoneSetTests {
  // A list of up to eight, tables of four sizes, and the number of keys that there is room for.
  @Test(arguments: [1, 2, 8, 9, 16, 17, 32, 33, 200, 1_024])
  func `every done key is found without the lock`(count: Int) {
    let once = Once()
    let keys = (0..<count).map { Once.Key("key \($0)") }
    for key in keys {
      #expect(!once.isDoneWithoutLock(key))
      once.call(key) {}
      #expect(once.isDoneWithoutLock(key))
    }
    #expect(keys.allSatisfy(once.isDoneWithoutLock))
    #expect(!once.isDoneWithoutLock(Once.Key("key \(count)")))
    once.clear(keys[count / 2])
    #expect(keys.filter { !once.isDoneWithoutLock($0) } == [keys[count / 2]])
    once.call(keys[count / 2]) {}
    #expect(keys.allSatisfy(once.isDoneWithoutLock))
  }

  // Whatever bits the texts differ in, the hash must tell them apart in the bits that choose a slot.
  // Of 300 random hashes, one in ten sets of keys has one without room.
  @Test(arguments: ["", "x", "1234567", "123456789", "a text of thirty bytes, number "])
  func `texts that differ in one digit anywhere are found without the lock`(prefix: String) {
    for suffix in ["", ".", "1234", "1234567", "12345678", "and more than eight bytes"] {
      let once = Once()
      let keys = (0..<300).map { Once.Key("\(prefix)\($0)\(suffix)") }
      for key in keys { once.call(key) {} }
      let missing = keys.filter { !once.isDoneWithoutLock($0) }
      #expect(missing.count <= 2, "\(missing)")
    }
  }

  // The room bounds the memory; the record knows the rest.
  @Test func `a key after the limit is found by the record alone`() {
    let once = Once()
    for number in 0..<1_024 { once.call("key \(number)") {} }
    once.call("another key") {}
    #expect(!once.isDoneWithoutLock("another key"))
    #expect(once.hasCalled("another key"))
    #expect(!once.call("another key") {})
  }

  // More keys than it has room for.
  @Test func `five thousand keys are found, cleared and found again`() {
    let once = Once()
    let keys = (0..<5_000).map { Once.Key("key \($0)") }
    for round in 0..<2 {
      #expect(keys.allSatisfy { once.call($0) {} }, "round \(round)")
      #expect(!keys.contains { once.call($0) {} }, "round \(round)")
      let removed = once.clear { $0.text.hasSuffix("7") }
      #expect(removed.count == 500, "round \(round)")
      #expect(keys.allSatisfy { once.hasCalled($0) == !$0.text.hasSuffix("7") })
      once.clearAll()
      #expect(!keys.contains(where: once.hasCalled))
    }
  }

  /// Texts of sixteen bytes whose hashes are all the same.
  static func collidingTexts(_ count: Int) -> [String] {
    func text(_ words: UInt64...) -> String? {
      let bytes = words.flatMap { word in
        (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
      }
      return bytes.allSatisfy { $0 < 0x80 } ? String(decoding: bytes, as: UTF8.self) : nil
    }
    func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
      let product = (hash ^ word ^ 0x9E37_79B9_7F4A_7C15)
        .multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
      return product.high ^ product.low
    }
    var generator = SeededGenerator(seed: 1)
    var texts: [String] = []
    while texts.count < count {
      // The second word undoes what the first did to the hash.
      let first = generator.next() & 0x7F7F_7F7F_7F7F_7F7F
      if let text = text(first, mix(mix(0, 16), first) ^ 0x5555_5555_5555_5555) {
        texts.append(text)
      }
    }
    return texts
  }

  // They have room for sixteen; the others, and what becomes of them in larger tables, must not
  // matter.
  @Test func `keys with one hash are told apart, also after clearing and growing`() {
    let once = Once()
    let colliding = Self.collidingTexts(50).map { Once.Key($0) }
    #expect(Set(colliding.map(\.hashInDoneSet)).count == 1)
    for round in 0..<4 {
      for key in colliding { #expect(once.call(key) {}, "round \(round)") }
      for key in colliding { #expect(once.hasCalled(key), "round \(round)") }
      for key in colliding[(round * 12)...] { #expect(once.clear(key) == [key]) }
      for number in 0..<(20 << round) { once.call("\(round) \(number)") {} }
      for key in colliding[(round * 12)...] { #expect(!once.hasCalled(key), "round \(round)") }
      once.clearAll()
    }
  }

  // The table has 64 slots from the 17th key on, and 128 from the 33rd.
  @Test func `a key that has no room in a small table isn't done in a larger one after clearing`() {
    func keys(_ count: Int, _ isWanted: (UInt64) -> Bool) -> [Once.Key] {
      var number = 0
      var found: [Once.Key] = []
      while found.count < count {
        let key = Once.Key("key \(number)")
        if isWanted(key.hashInDoneSet) { found.append(key) }
        number += 1
      }
      return found
    }
    // All begin to look for a slot at the same one, where the oldest is the last to find room.
    let oldest = keys(1) { $0 % 128 == 5 }
    let others = keys(16) { $0 % 128 == 69 }
    let far = keys(30) { (100..<120).contains($0 % 128) }
    let once = Once()
    for key in oldest + others { once.call(key) {} }
    #expect(!once.isDoneWithoutLock(oldest[0]))
    #expect(once.hasCalled(oldest[0]))
    #expect(once.clear(oldest[0]) == oldest)
    for key in far { once.call(key) {} }
    #expect(!once.hasCalled(oldest[0]))
    #expect(once.call(oldest[0]) {})
  }

  // A server may use a key for each request and clear it afterwards.
  @Test func `keys that come and go keep working`() {
    let once = Once()
    let isRight = (0..<10_000).allSatisfy { number in
      let key = Once.Key("request \(number)")
      return once.call(key) {} && !once.call(key) {} && once.clear(key) == [key]
        && !once.hasCalled(key)
    }
    #expect(isRight)
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
    let places = (UInt(1)...60).flatMap { line in
      (UInt(1)...60).map { Once.Key.here(fileID: "App/Main.swift", line: line, column: $0) }
    }
    #expect(places.allSatisfy { once.call($0) {} })
    #expect(!places.contains { once.call($0) {} })
  }

  // Generated files have the same calls in the same places.
  @Test func `one place in many files is found without the lock in each`() {
    let once = Once()
    let places = (0..<300).map { Once.Key.here(fileID: "App/File\($0).swift", line: 7, column: 5) }
    #expect(places.allSatisfy { once.call($0) {} })
    #expect(places.count(where: once.isDoneWithoutLock) >= 298)
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
            if wasDone, !key.isMultiple(of: 3), !once.hasCalled("key \(key)") {
              Issue.record("key \(key) was done and is no more")
            }
          }
        }
      }
    }
    #expect(once.calledKeys.count == 1_333)
  }
}
