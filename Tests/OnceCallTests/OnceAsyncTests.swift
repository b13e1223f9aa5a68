import OnceCall
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct OnceAsyncTests {
  @Test func `a body runs in the first call and in no other`() async {
    let once = Once()
    var runs = 0
    #expect(await once.callAsync { runs += 1 })
    #expect(await !once.callAsync { runs += 1 })
    #expect(runs == 1)
    #expect(once.calledKeys == ["a body runs in the first call and in no other()"])
  }

  @Test func `the error keeps its type and the next call runs`() async {
    let once = Once()
    do throws(Refused) {
      try await once.callAsync("key") { () async throws(Refused) in throw Refused(number: 7) }
      Issue.record("the error must get out")
    } catch {
      #expect(error.number == 7)
    }
    #expect(!once.hasCalled("key"))
    #expect(await once.callAsync("key") {})
  }

  // Scenario 13: https://github.com/Kotlin/kotlinx.coroutines/issues/1682
  @Test @MainActor func `two tasks on one thread are not taken for re-entry`() async {
    let once = Once()
    let suspended = Gate()
    let log = EventLog<String>()
    let first = Task { @MainActor in
      await once.callAsync("key") {
        log.append("begins")
        await suspended.wait()
        log.append("ends")
      }
    }
    let second = Task { @MainActor in
      let ran = await once.callAsync("key") { log.append("never") }
      log.append("second returns")
      return ran
    }
    #expect(await eventuallyAsync { once.waiterCount(at: "key") == 1 })
    suspended.open()
    #expect(await first.value)
    #expect(await !second.value)
    #expect(log.events == ["begins", "ends", "second returns"])
  }

  // Scenario 14
  @Test func `the same task is not run again, nor are tasks made in the body`() async {
    let once = Once()
    var answers: [Bool] = []
    await once.callAsync("key") {
      answers.append(await once.callAsync("key") {})
      await once.callAsync("other") { answers.append(await once.callAsync("key") {}) }
      async let child = once.callAsync("key") {}
      answers.append(await child)
      answers.append(await Task { await once.callAsync("key") {} }.value)
    }
    #expect(answers == [false, false, false, false])
  }

  @Test func `a detached task made in the body waits`() async {
    let once = Once()
    var task: Task<Bool, Never>?
    await once.callAsync("key") {
      task = Task.detached { await once.callAsync("key") { Issue.record("it is being run") } }
      #expect(await eventuallyAsync { once.waiterCount(at: "key") == 1 })
    }
    #expect(await task?.value == false)
  }

  @Test @MainActor func `the body runs on the actor of the caller`() async {
    let once = Once()
    var state = 0
    await once.callAsync("key") {
      MainActor.assertIsolated()
      state += 1
      await Task.yield()
      MainActor.assertIsolated()
    }
    #expect(state == 1)
  }

  @Test @MainActor func `a body that inherits its isolation keeps the caller's actor`()
    async
  {
    let checks = EventLog<Bool>()
    let body: @Sendable () async -> Void = {
      for check in await isolationChecks(MainActor.shared) { checks.append(check) }
    }
    await Once().callAsync("key", body)
    #expect(checks.events == [true, true])
  }

  @Test func `a body stays on an actor that is not the main actor`() async {
    actor Worker {
      func work(_ body: @Sendable () async -> Void) async {
        await Once().callAsync("key", body)
      }
    }
    let worker = Worker()
    let checks = EventLog<Bool>()
    await worker.work { for check in await isolationChecks(worker) { checks.append(check) } }
    #expect(checks.events == [true, true])
  }

  @Test func `an async caller that skips returns while the body runs`() async {
    let once = Once()
    await withTaskGroup { group in
      let begun = Gate()
      let skipped = Gate()
      group.addTask {
        await once.callAsync("key") {
          begun.open()
          await skipped.wait()
        }
      }
      await begun.wait()
      #expect(await !once.callAsync("key", ifRunning: .skip) {})
      skipped.open()
    }
  }

  // Scenario 12: https://github.com/redis/rueidis/pull/1014
  @Test func `after a failure no waiter sees success before one has run`() async {
    let once = Once()
    let log = EventLog<Int>()
    let begun = Gate()
    await withTaskGroup { group in
      for number in 0...8 {
        group.addTask {
          if number > 0 { await begun.wait() }
          do throws(Refused) {
            try await once.callAsync("key") { () async throws(Refused) in
              if number == 0 {
                begun.open()
                #expect(await eventuallyAsync { once.waiterCount(at: "key") == 8 })
              }
              log.append(number)
              if log.count < 4 { throw Refused(number: number) }
            }
            #expect(log.count == 4)
          } catch {
            #expect(error.number == number)
          }
        }
      }
    }
    #expect(Set(log.events).count == 4)
  }

  @Test func `a circle of waiting tasks is broken`() async {
    let records = [Once(), Once(), Once()]
    let gates = [Gate(), Gate(), Gate()]
    let skipped = EventLog<Int>()
    await withTaskGroup { group in
      for number in 0..<3 {
        group.addTask {
          await records[number].callAsync("key") {
            gates[number].open()
            for gate in gates { await gate.wait() }
            let next = records[(number + 1) % 3]
            await next.callAsync("key") { Issue.record("it has been claimed") }
            if !next.hasCalled("key") { skipped.append(number) }
          }
        }
      }
    }
    #expect(skipped.count == 1)
    #expect(records.allSatisfy { $0.hasCalled("key") })
  }

  @Test func `a circle through a child task is broken`() async {
    let once = Once()
    let gates = [Gate(), Gate()]
    await withTaskGroup { group in
      group.addTask {
        await once.callAsync("a") {
          gates[0].open()
          await gates[1].wait()
          await withTaskGroup { $0.addTask { await once.callAsync("b") {} } }
        }
      }
      group.addTask {
        await once.callAsync("b") {
          gates[1].open()
          await gates[0].wait()
          await withTaskGroup { $0.addTask { await once.callAsync("a") {} } }
        }
      }
    }
    #expect(Set(once.calledKeys) == ["a", "b"])
  }

  @Test func `a thousand tasks on one key run it once`() async {
    let once = Once()
    let log = EventLog<Int>()
    await withTaskGroup { group in
      for number in 0..<1_000 {
        group.addTask {
          await once.callAsync("key") {
            await Task.yield()
            log.append(number)
          }
          #expect(log.count == 1)
        }
      }
    }
  }
}
