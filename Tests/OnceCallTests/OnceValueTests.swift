import OnceCall
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct OnceValueTests {
  @Test func `it is computed at the first use and once`() {
    let log = EventLog<Int>()
    let value = OnceValue {
      log.append(1)
      return 6 * 7
    }
    #expect(value.ifComputed == nil)
    #expect(log.count == 0)
    #expect(value.get() == 42)
    #expect(value.get() == 42)
    #expect(value.ifComputed == 42)
    #expect(log.count == 1)
  }

  @Test func `a failure is not remembered and keeps its type`() throws {
    let log = EventLog<Int>()
    let value = OnceValue { () throws(Refused) -> String in
      log.append(log.count)
      if log.count < 3 { throw Refused(number: log.count) }
      return "third time"
    }
    for number in 1...2 {
      do throws(Refused) {
        _ = try value.get()
        Issue.record("the error must get out")
      } catch {
        #expect(error.number == number)
      }
      #expect(value.ifComputed == nil)
    }
    #expect(try value.get() == "third time")
    #expect(try value.get() == "third time")
    #expect(log.count == 3)
  }

  // Scenario 18: https://github.com/golang/go/issues/55854
  @Test func `the closure is released after success and kept for another try before`() {
    final class Captured: Sendable {}
    weak var observer: Captured?
    let log = EventLog<Int>()
    let value: OnceValue<Int, any Error>
    do {
      let captured = Captured()
      observer = captured
      value = OnceValue { [captured] in
        _ = captured
        log.append(1)
        if log.count == 1 { throw Refused() }
        return 1
      }
    }
    #expect((try? value.get()) == nil)
    #expect(observer != nil)
    #expect((try? value.get()) == 1)
    #expect(observer == nil)
  }

  @Test func `what the closure captured may use the value as it goes`() {
    final class Holder: @unchecked Sendable {
      // Sound: written before and read after all threads but one are gone.
      var value: OnceValue<Int, Never>?
      let log = EventLog<Int>()
    }
    final class Captured: Sendable {
      let holder: Holder
      init(_ holder: Holder) { self.holder = holder }
      deinit { holder.log.append(holder.value?.get() ?? 0) }
    }
    let holder = Holder()
    do {
      let captured = Captured(holder)
      holder.value = OnceValue { [captured] in
        _ = captured
        return 5
      }
    }
    #expect(holder.value?.get() == 5)
    #expect(holder.log.events == [5])
  }

  @Test func `an optional value may be nil`() {
    let value = OnceValue { nil as Int? }
    #expect(value.ifComputed == nil)
    #expect(value.get() == nil)
    #expect(value.ifComputed == .some(nil))
  }

  @Test func `many threads get one value`() async {
    let log = EventLog<Int>()
    let value = OnceValue { () -> [Int] in
      log.append(1)
      return Array(0..<1_000)
    }
    await onThreads(200) { _ in #expect(value.get().count == 1_000) }
    #expect(log.count == 1)
  }

  @Test func `a closure that asks for its own value traps`() async {
    await #expect(processExitsWith: .failure) {
      final class Holder: @unchecked Sendable { var value: OnceValue<Int, Never>? }
      let holder = Holder()
      holder.value = OnceValue { holder.value?.get() ?? 0 }
      _ = holder.value?.get()
    }
  }
}
