import OnceCall
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct OnceFlagTests {
  /// A flag that threads can share, and that `#expect` can look at though it can't copy it.
  final class Shared: Sendable {
    let flag = OnceFlag()
    var isDone: Bool { flag.isDone }
    var waiterCount: Int { flag.waiterCount }
    func call<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) -> Bool {
      try flag.call(body)
    }
  }

  @Test func `a body passes once`() {
    let shared = Shared()
    #expect(!shared.isDone)
    var wasDone: Bool?
    #expect(shared.call { wasDone = shared.isDone })
    #expect(wasDone == false)
    #expect(shared.isDone)
    #expect(!shared.call { Issue.record("it is done") })
  }

  @Test func `it is one word`() {
    #expect(MemoryLayout<OnceFlag>.size == MemoryLayout<UInt>.size)
  }

  @Test func `a body that throws has not passed, and the error keeps its type`() {
    let shared = Shared()
    do throws(Refused) {
      _ = try shared.call { () throws(Refused) in throw Refused(number: 7) }
      Issue.record("the error must get out")
    } catch {
      #expect(error.number == 7)
    }
    #expect(!shared.isDone)
    #expect(shared.call {})
  }

  @Test func `a body that calls its own flag is skipped, alone and with others waiting`() async {
    let shared = Shared()
    let begun = Gate()
    await onThreads(2) { number in
      if number == 0 {
        shared.flag.call {
          #expect(!shared.call { Issue.record("re-entry") })
          begun.open()
          #expect(eventually { shared.waiterCount == 1 })
          #expect(!shared.call { Issue.record("re-entry") })
        }
      } else {
        begun.waitBlocking()
        #expect(!shared.call { Issue.record("it is being run") })
        #expect(shared.isDone)
      }
    }
  }

  @Test(arguments: [0, 1, 3])
  func `after a failure one waiter runs its own body`(failures: Int) async {
    let shared = Shared()
    let log = EventLog<Int>()
    let begun = Gate()
    await onThreads(7) { number in
      if number > 0 { begun.waitBlocking() }
      do throws(Refused) {
        try shared.flag.call { () throws(Refused) in
          if number == 0 {
            begun.open()
            #expect(eventually { shared.waiterCount == 6 })
          }
          log.append(number)
          if log.count <= failures { throw Refused(number: number) }
        }
        #expect(log.count == failures + 1)
      } catch {
        #expect(error.number == number)
      }
    }
    #expect(log.count == failures + 1)
    #expect(shared.isDone)
  }

  @Test func `a circle of flags and records is broken`() async {
    let shared = Shared()
    let once = Once()
    let gates = [Gate(), Gate()]
    let answers = EventLog<Bool>()
    await onThreads(2) { number in
      if number == 0 {
        shared.flag.call {
          gates[0].open()
          gates[1].waitBlocking()
          once.call("key") {}
          answers.append(once.hasCalled("key"))
        }
      } else {
        once.call("key") {
          gates[1].open()
          gates[0].waitBlocking()
          shared.flag.call {}
          answers.append(shared.isDone)
        }
      }
    }
    #expect(answers.events.count { $0 } == 1)
    #expect(shared.isDone && once.hasCalled("key"))
  }

  @Test func `a thousand threads pass one body`() async {
    let shared = Shared()
    // Sound: that is what the test proves, and the thread sanitizer with it.
    nonisolated(unsafe) var value = 0
    await onThreads(1_000) { _ in
      shared.flag.call { unsafe value += 1 }
      let seen = unsafe value
      #expect(seen == 1)
    }
  }
}
