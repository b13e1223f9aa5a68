import OnceCall
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct OnceThreadTests {
  // Scenario 4: https://github.com/golang/go/issues/16914
  @Test func `a second thread returns after the body and sees its effects`() async {
    let once = Once()
    let log = EventLog<String>()
    let begun = Gate()
    await onThreads(2) { number in
      if number == 0 {
        once.call("key") {
          begun.open()
          #expect(once.awaitWaiters(1, at: "key"))
          log.append("body")
        }
      } else {
        begun.waitBlocking()
        #expect(!once.call("key") { log.append("never") })
        log.append("returned")
      }
    }
    #expect(log.events == ["body", "returned"])
  }

  // Scenario 5: https://github.com/facebookarchive/AsyncDisplayKit/issues/183
  @Test func `a caller that skips returns while the body runs`() async {
    let once = Once()
    let begun = Gate()
    let skipped = Gate()
    await onThreads(2) { number in
      if number == 0 {
        // The body needs the other thread, which would never come if it waited.
        once.call("key") {
          begun.open()
          #expect(skipped.waitBlocking())
        }
      } else {
        begun.waitBlocking()
        #expect(!once.call("key", ifRunning: .skip) {})
        skipped.open()
      }
    }
    #expect(once.hasCalled("key"))
  }

  // Scenario 3: https://github.com/apache/nuttx/pull/10752
  @Test(arguments: [true, false])
  func `a body joins a thread that runs another key`(sameRecord: Bool) async {
    let once = Once()
    let other = sameRecord ? once : Once()
    let begun = Gate()
    let isDone = Gate()
    await onThreads(2) { number in
      if number == 0 {
        once.call("x") {
          begun.open()
          #expect(isDone.waitBlocking())
        }
      } else {
        begun.waitBlocking()
        other.call("y") {}
        isDone.open()
      }
    }
    #expect(other.hasCalled("y"))
  }

  // Scenario 6: https://github.com/python/cpython/issues/87634
  @Test func `bodies of different records overlap`() async {
    let records = [Once(), Once()]
    let gates = [Gate(), Gate()]
    await onThreads(2) { number in
      records[number].call("key") {
        gates[number].open()
        #expect(gates[1 - number].waitBlocking())
      }
    }
  }

  @Test func `bodies of different keys overlap`() async {
    let once = Once()
    let gates = [Gate(), Gate()]
    await onThreads(2) { number in
      once.call("key \(number)") {
        gates[number].open()
        #expect(gates[1 - number].waitBlocking())
      }
    }
  }

  // Scenario 8: https://github.com/matklad/once_cell/pull/295,
  // https://github.com/apache/doris/pull/39470
  @Test(arguments: [1, 3])
  func `after a failure one waiter runs its own body`(failures: Int) async {
    let once = Once()
    let log = EventLog<Int>()
    let outcomes = EventLog<String>()
    let waiting = 8
    let begun = Gate()
    await onThreads(waiting + 1) { number in
      if number > 0 { begun.waitBlocking() }
      do throws(Refused) {
        let ran = try once.call("key") { () throws(Refused) in
          if number == 0 {
            begun.open()
            #expect(once.awaitWaiters(waiting, at: "key"))
          }
          log.append(number)
          if log.count <= failures { throw Refused(number: number) }
        }
        #expect(log.count == failures + 1)
        outcomes.append(ran ? "ran" : "found it done")
      } catch {
        #expect(error.number == number)
        outcomes.append("failed")
      }
    }
    #expect(Set(log.events).count == failures + 1)
    #expect(outcomes.events.count { $0 == "failed" } == failures)
    #expect(outcomes.events.count { $0 == "ran" } == 1)
    #expect(outcomes.events.count { $0 == "found it done" } == waiting - failures)
  }

  // Scenario 26: https://github.com/matryer/resync/issues/2
  @Test func `when a key is cleared during its run, one waiter runs`() async {
    let once = Once()
    let runs = EventLog<Int>()
    let begun = Gate()
    await onThreads(4) { number in
      if number > 0 { begun.waitBlocking() }
      once.call("key") {
        runs.append(number)
        if number == 0 {
          begun.open()
          #expect(once.awaitWaiters(3, at: "key"))
          once.clear("key")
        }
      }
      #expect(number == 0 || runs.count == 2)
    }
    #expect(runs.count == 2)
    #expect(once.hasCalled("key"))
  }

  // Scenario 26: https://github.com/DataDog/datadog-agent/pull/10436
  @Test func `a run during which another thread clears is not recorded`() async {
    let once = Once()
    let begun = Gate()
    let cleared = Gate()
    await onThreads(2) { number in
      if number == 0 {
        once.call("key") {
          begun.open()
          #expect(cleared.waitBlocking())
        }
      } else {
        begun.waitBlocking()
        once.clearAll()
        cleared.open()
      }
    }
    #expect(!once.hasCalled("key"))
    #expect(once.call("key") {})
  }

  @Test(arguments: [2, 3, 5])
  func `a circle of waiting threads is broken`(count: Int) async {
    let records = (0..<count).map { _ in Once() }
    let started = Atomic(0)
    let skipped = EventLog<Int>()
    await onThreads(count) { number in
      records[number].call("key") {
        started.add(1, ordering: .sequentiallyConsistent)
        #expect(eventually { started.load(ordering: .sequentiallyConsistent) == count })
        let next = (number + 1) % count
        records[next].call("key") { Issue.record("it has been claimed") }
        if !records[next].hasCalled("key") { skipped.append(number) }
      }
    }
    #expect(skipped.count == 1)
    #expect(records.allSatisfy { $0.hasCalled("key") })
  }

  // Scenario 4 at scale: whoever returns sees what the body did.
  @Test func `a thousand threads on one key run it once`() async {
    let once = Once()
    // Sound: that is what the test proves, and the thread sanitizer with it.
    nonisolated(unsafe) var value = 0
    await onThreads(1_000) { _ in
      once.call("key") { unsafe value += 1 }
      let seen = unsafe value
      #expect(seen == 1)
    }
  }
}
