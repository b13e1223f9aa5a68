import OnceCall
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct AsyncOnceValueTests {
  @Test func `it is computed at the first use and once`() async {
    let log = EventLog<Int>()
    let value = AsyncOnceValue {
      log.append(1)
      await Task.yield()
      return "token"
    }
    #expect(value.ifComputed == nil)
    #expect(log.count == 0)
    await withTaskGroup { group in
      for _ in 0..<100 { group.addTask { #expect(await value.get() == "token") } }
    }
    #expect(value.ifComputed == "token")
    #expect(log.count == 1)
  }

  @Test func `a failure is not remembered and keeps its type`() async throws {
    let log = EventLog<Int>()
    let value = AsyncOnceValue { () async throws(Refused) -> String in
      log.append(1)
      if log.count == 1 { throw Refused(number: 1) }
      return "second time"
    }
    do throws(Refused) {
      _ = try await value.get()
      Issue.record("the error must get out")
    } catch {
      #expect(error.number == 1)
    }
    #expect(try await value.get() == "second time")
  }

  @Test func `a cancelled computation is taken up by one who waits`() async throws {
    let begun = Gate()
    let gate = Gate()
    let log = EventLog<Int>()
    let value = AsyncOnceValue { () async throws -> Int in
      log.append(1)
      begun.open()
      await gate.wait()
      try Task.checkCancellation()
      return log.count
    }
    let runner = Task.detached { try await value.get() }
    await begun.wait()
    let waiter = Task.detached { try await value.get() }
    #expect(await eventuallyAsync { value.waiterCount == 1 })
    runner.cancel()
    gate.open()
    await #expect(throws: CancellationError.self) { try await runner.value }
    #expect(try await waiter.value == 2)
  }

  @Test func `a cancelled waiter stays, since it must return a value`() async {
    let begun = Gate()
    let gate = Gate()
    let value = AsyncOnceValue { () async -> Int in
      begun.open()
      await gate.wait()
      return 1
    }
    let runner = Task.detached { await value.get() }
    await begun.wait()
    let waiter = Task.detached { await value.get() }
    #expect(await eventuallyAsync { value.waiterCount == 1 })
    waiter.cancel()
    gate.open()
    #expect(await waiter.value == 1)
    #expect(await runner.value == 1)
  }

  @Test func `the closure is released after success`() async {
    final class Captured: Sendable {}
    weak var observer: Captured?
    let value: AsyncOnceValue<Int, Never>
    do {
      let captured = Captured()
      observer = captured
      value = AsyncOnceValue { [captured] in
        _ = captured
        return 1
      }
    }
    #expect(observer != nil)
    #expect(await value.get() == 1)
    #expect(observer == nil)
  }

  @Test @MainActor func `the closure runs on the actor of the first caller`() async {
    let value = AsyncOnceValue { () async -> [Bool] in await isolationChecks(MainActor.shared) }
    let checks = await value.get()
    #expect(checks == [true, true])
  }

  @Test func `a closure that asks for its own value traps`() async {
    await #expect(processExitsWith: .failure) {
      final class Holder: @unchecked Sendable { var value: AsyncOnceValue<Int, Never>? }
      let holder = Holder()
      holder.value = AsyncOnceValue { await holder.value?.get() ?? 0 }
      _ = await holder.value?.get()
    }
  }
}
