import OnceCall
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct OnceCancellationTests {
  /// Starts a task that runs the key until the gate opens, and returns when the body has begun.
  private func run(
    _ once: Once, until gate: Gate, failing: Bool = false
  ) async -> Task<Bool, any Error> {
    let begun = Gate()
    let task = Task.detached {
      try await once.callAsync("key") {
        begun.open()
        await gate.wait()
        if failing { try Task.checkCancellation() }
      }
    }
    await begun.wait()
    return task
  }

  // Scenario 10: https://github.com/janos/singleflight/issues/4
  @Test func `a cancelled waiter leaves early and changes nothing`() async throws {
    let once = Once()
    let gate = Gate()
    let runner = await run(once, until: gate)
    let leaver = Task.detached { await once.callAsync("key") { Issue.record("it is being run") } }
    let stayer = Task.detached { await once.callAsync("key") { Issue.record("it was run") } }
    #expect(await eventuallyAsync { once.waiterCount(at: "key") == 2 })
    leaver.cancel()
    #expect(await !leaver.value)
    #expect(!gate.isOpen)
    #expect(once.waiterCount(at: "key") == 1)
    gate.open()
    #expect(try await runner.value)
    #expect(await !stayer.value)
  }

  @Test func `a task that is cancelled before it comes doesn't wait, but runs an idle key`() async {
    let once = Once()
    let gate = Gate()
    let runner = await run(once, until: gate)
    let late = Task.detached {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      let waited = await once.callAsync("key") {}
      let ran = await once.callAsync("idle") {}
      return (waited, ran)
    }
    #expect(await late.value == (false, true))
    gate.open()
    _ = await runner.result
  }

  // Scenario 9: https://github.com/authzed/spicedb/pull/925
  @Test func `a cancelled runner hands over, and its error is its own`() async {
    let once = Once()
    let gate = Gate()
    let runner = await run(once, until: gate, failing: true)
    let log = EventLog<Int>()
    let waiters = (0..<4).map { number in
      Task.detached { await once.callAsync("key") { log.append(number) } }
    }
    #expect(await eventuallyAsync { once.waiterCount(at: "key") == 4 })
    runner.cancel()
    gate.open()
    await #expect(throws: CancellationError.self) { try await runner.value }
    var ran = 0
    for waiter in waiters where await waiter.value { ran += 1 }
    #expect(ran == 1)
    #expect(log.count == 1)
  }

  // Scenario 11: https://github.com/tailscale/tailscale/issues/18919
  @Test func `a newcomer after all callers were cancelled runs afresh`() async throws {
    let once = Once()
    let gate = Gate()
    let runner = await run(once, until: gate, failing: true)
    let waiter = Task.detached { await once.callAsync("key") {} }
    #expect(await eventuallyAsync { once.waiterCount(at: "key") == 1 })
    runner.cancel()
    waiter.cancel()
    #expect(await !waiter.value)
    let newcomer = Task.detached { await once.callAsync("key") {} }
    #expect(await eventuallyAsync { once.waiterCount(at: "key") == 1 })
    gate.open()
    _ = await runner.result
    #expect(await newcomer.value)
    #expect(once.hasCalled("key"))
  }

  // Whatever the order of the two, one of the waiters runs unless both have left.
  @Test func `a cancellation that races with a hand-over loses nothing`() async {
    for round in 0..<300 {
      let once = Once()
      let gate = Gate()
      let runner = await run(once, until: gate, failing: true)
      let first = Task.detached { await once.callAsync("key") {} }
      #expect(await eventuallyAsync { once.waiterCount(at: "key") == 1 })
      let second = Task.detached { await once.callAsync("key") {} }
      #expect(await eventuallyAsync { once.waiterCount(at: "key") == 2 })
      runner.cancel()
      async let opened: Void = gate.open()
      async let cancelled: Void = first.cancel()
      _ = await (opened, cancelled)
      let ran = await [first.value, second.value]
      #expect(ran == [true, false] || ran == [false, true], "round \(round)")
      #expect(once.hasCalled("key"), "round \(round)")
    }
  }
}
