import OnceCall
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct OnceCallingTests {
  final class Screen: OnceCalling {
    var runs = 0
    func appear() { once.call { runs += 1 } }
  }

  @Test func `an object that writes nothing has its own record`() {
    let screen = Screen()
    let other = Screen()
    for _ in 1...3 { screen.appear() }
    other.appear()
    #expect(screen.runs == 1)
    #expect(other.runs == 1)
    #expect(screen.once === screen.once)
    #expect(screen.once !== other.once)
  }

  // Compiles, which is all that is asked of the old name.
  @available(*, deprecated, message: "Uses the name in Inu on purpose.")
  final class Legacy: OnceType {}

  class Stored: OnceCalling {
    let once = Once()
  }
  final class StoredChild: Stored {}

  @Test func `a stored record is the one that the protocol sees`() {
    let stored: any OnceCalling = StoredChild()
    #expect(stored.once === (stored as? Stored)?.once)
  }

  class Root: OnceCalling {}
  final class Splitting: Root {
    let own = Once()
    var once: Once { own }
  }

  // The documented trap: only the adopting class can store it.
  @Test func `a record that only a subclass stores splits the state`() {
    let object = Splitting()
    #expect(object.once === object.own)
    #expect((object as Root).once !== object.own)
    #expect((object as any OnceCalling).once !== object.own)
  }

  actor Counter: OnceCalling {
    var runs = 0
    func count() { once.call { runs += 1 } }
  }

  @MainActor final class View: OnceCalling {
    let once = Once()
    var runs = 0
    func layout() async {
      once.call { runs += 1 }
      await once.callAsync("later") { runs += 1 }
    }
  }

  @Test @MainActor func `actors and classes of the main actor adopt it`() async {
    let counter = Counter()
    for _ in 1...2 { await counter.count() }
    #expect(await counter.runs == 1)
    let view = View()
    for _ in 1...2 { await view.layout() }
    #expect(view.runs == 2)
  }

  // Scenario 17: https://github.com/python/cpython/issues/102618
  @Test func `using it doesn't keep the object alive`() {
    final class Noisy: OnceCalling {
      let log: EventLog<String>
      init(_ log: EventLog<String>) { self.log = log }
      deinit { log.append("deinit") }
    }
    let log = EventLog<String>()
    do {
      let noisy = Noisy(log)
      noisy.once.call("key") { [weak noisy] in noisy?.log.append("body") }
    }
    #expect(log.events == ["body", "deinit"])
  }

  // Scenario 20
  @Test func `in deinit it neither crashes nor leaves an entry`() {
    final class Dying: OnceCalling {
      let log: EventLog<String>
      init(_ log: EventLog<String>) { self.log = log }
      deinit { once.call { log.append("deinit") } }
    }
    let log = EventLog<String>()
    for _ in 1...1_000 { _ = Dying(log) }
    #expect(log.count == 1_000)
  }

  // Scenario 19: https://github.com/beeware/rubicon-objc/issues/251
  @Test func `the first use from many threads makes one record`() async {
    for _ in 1...20 {
      final class Shared: OnceCalling, Sendable {}
      let shared = Shared()
      let records = EventLog<ObjectIdentifier>()
      let runs = EventLog<Int>()
      let start = Gate()
      await onThreads(16) { number in
        if number == 15 { start.open() }
        start.waitBlocking()
        records.append(ObjectIdentifier(shared.once))
        shared.once.call { runs.append(number) }
        #expect(runs.count == 1)
      }
      #expect(Set(records.events).count == 1)
    }
  }

  // Scenario 15: https://github.com/ZingerLittleBee/Heeler/issues/143
  @Test func `an object at a reused address starts afresh`() async {
    let runs = await onThread {
      (1...100_000).reduce(0) { runs, _ in
        let screen = Screen()
        screen.appear()
        return runs + screen.runs
      }
    }
    #expect(runs == 100_000)
  }
}
