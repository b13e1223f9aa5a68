import OnceCall
import TestSupport
import Testing

@Suite struct OnceTests {
  @Test func `a body runs in the first call and in no other`() {
    let once = Once()
    var runs = 0
    #expect(once.call { runs += 1 })
    #expect(!once.call { runs += 1 })
    #expect(!once.call { runs += 1 })
    #expect(runs == 1)
  }

  @Test func `each function is a key of its own`() {
    let once = Once()
    func first() -> Bool { once.call {} }
    func second() -> Bool { once.call {} }
    #expect([first(), second(), first(), second()] == [true, true, false, false])
  }

  // Scenario 29: https://github.com/YYImage/YYImage/issues/82,
  // https://github.com/box/box-ios-sdk/issues/315
  @Test func `each record is on its own`() {
    let one = Once()
    let other = Once()
    #expect(one.call("key") {})
    #expect(other.call("key") {})
  }

  // Scenario 2: https://github.com/ben-manes/caffeine/issues/960
  @Test func `a body calls another key of the same record`() {
    let once = Once()
    let log = EventLog<String>()
    once.call("a") {
      log.append("a begins")
      #expect(once.call("b") { log.append("b") })
      log.append("a ends")
    }
    #expect(!once.call("b") {})
    #expect(log.events == ["a begins", "b", "a ends"])
  }

  // Scenario 1: https://github.com/nodejs/node-v0.x-archive/pull/6503,
  // https://github.com/ReactiveX/RxJava/issues/3346
  @Test(.timeLimit(.minutes(10)))
  func `a body that calls its own function is not run again`() {
    let once = Once()
    var answers: [Bool] = []
    func enter(_ depth: Int) {
      let ran = once.call { if depth < 3 { enter(depth + 1) } }
      answers.append(ran)
    }
    enter(0)
    #expect(answers == [false, true])
  }

  @Test(.timeLimit(.minutes(10)))
  func `re-entry is recognised through another key and another record`() {
    let once = Once()
    let other = Once()
    var inner: Bool?
    once.call("a") {
      other.call("a") {
        once.call("b") { inner = once.call("a") {} }
      }
    }
    #expect(inner == false)
    #expect(once.hasCalled("a") && once.hasCalled("b") && other.hasCalled("a"))
  }

  // Scenario 7: https://github.com/golang/go/issues/53696,
  // https://github.com/ramda/ramda/issues/3093
  @Test func `a body that throws is run again by the next call`() throws {
    let once = Once()
    #expect(throws: Refused(number: 1)) {
      try once.call("key") { throw Refused(number: 1) }
    }
    #expect(!once.hasCalled("key"))
    #expect(throws: Refused(number: 2)) {
      try once.call("key") { throw Refused(number: 2) }
    }
    #expect(once.call("key") {})
    #expect(try !once.call("key") { throw Refused(number: 3) })
  }

  @Test func `the error keeps its type`() {
    let once = Once()
    do throws(Refused) {
      try once.call("key") { () throws(Refused) in throw Refused(number: 7) }
      Issue.record("the error must get out")
    } catch {
      #expect(error.number == 7)
    }
  }

  // Scenario 18: https://github.com/golang/go/issues/55854, https://github.com/golang/go/pull/68636
  @Test(arguments: [false, true])
  func `what the body captures is released`(fails: Bool) {
    final class Captured {}
    let once = Once()
    weak var observer: Captured?
    do {
      let captured = Captured()
      observer = captured
      _ = try? once.call("key") {
        _ = captured
        if fails { throw Refused() }
      }
    }
    #expect(observer == nil)
    #expect(once.hasCalled("key") == !fails)
  }

  @Test func `the record of the process is one and the same`() {
    let key = Once.Key.here()
    #expect(Once.process.call(key) {})
    #expect(!Once.process.call(key) {})
    #expect(Once.process.clear(key) == [key])
  }

  @Test func `a thousand keys run once each`() {
    let once = Once()
    #expect((0..<1_000).allSatisfy { once.call("key \($0)") {} })
    #expect(!(0..<1_000).contains { once.call("key \($0)") {} })
    #expect(once.calledKeys.map(\.description) == (0..<1_000).map { "key \($0)" })
  }
}
