import OnceCall
import TestSupport
import Testing

// Threads and tasks on one key.
@Suite(.timeLimit(.minutes(10)))
struct OnceMixedTests {
  @Test func `a thread doesn't wait for an async run`() async {
    let once = Once()
    await once.callAsync("key") {
      let ran = await onThread { once.call("key") { Issue.record("it is being run") } }
      #expect(!ran)
    }
    #expect(once.hasCalled("key"))
  }

  @Test func `a synchronous call inside the async body is skipped`() async {
    let once = Once()
    await once.callAsync("key") {
      #expect(!once.call("key") { Issue.record("it is being run") })
      #expect(once.call("other") {})
    }
  }

  @Test @MainActor func `a task waits for a thread without blocking its own`() async {
    let once = Once()
    let begun = Gate()
    let released = Gate()
    let runner = Task.detached {
      await onThread {
        once.call("key") {
          begun.open()
          #expect(released.waitBlocking())
        }
      }
    }
    await begun.wait()
    let waiter = Task { @MainActor in await once.callAsync("key") {} }
    #expect(await eventuallyAsync { once.waiterCount(at: "key") == 1 })
    // The main actor is free while a task on it waits.
    released.open()
    #expect(await runner.value)
    #expect(await !waiter.value)
  }

  @Test func `after a failure a waiting thread comes before a waiting task`() async {
    let once = Once()
    let log = EventLog<String>()
    let begun = Gate()
    async let runner: Void = onThread {
      _ = try? once.call("key") {
        begun.open()
        #expect(once.awaitWaiters(2, at: "key"))
        throw Refused()
      }
    }
    await begun.wait()
    async let task = once.callAsync("key") { log.append("task") }
    #expect(await eventuallyAsync { once.waiterCount(at: "key") == 1 })
    async let thread = onThread { once.call("key") { log.append("thread") } }
    #expect(await (thread, task) == (true, false))
    await runner
    #expect(log.events == ["thread"])
  }

  @Test func `after a failure a waiting task runs, and threads pass it by`() async {
    let once = Once()
    let begun = Gate()
    let inTask = Gate()
    let finish = Gate()
    async let runner: Void = onThread {
      _ = try? once.call("key") {
        begun.open()
        #expect(once.awaitWaiters(1, at: "key"))
        throw Refused()
      }
    }
    await begun.wait()
    async let task = once.callAsync("key") {
      inTask.open()
      await finish.wait()
    }
    await inTask.wait()
    #expect(await !onThread { once.call("key") {} })
    finish.open()
    #expect(await task)
    await runner
  }

  @Test func `a task made in a synchronous body waits until it has ended`() async {
    let once = Once()
    let task = await onThread {
      var task: Task<Bool, Never>?
      once.call("key") {
        task = Task { await once.callAsync("key") { Issue.record("it is being run") } }
        #expect(once.awaitWaiters(1, at: "key"))
      }
      return task
    }
    #expect(await task?.value == false)
  }
}
