import Dispatch
import InitHooks
import TestSupport
import Testing

/// Objects that leave their list early, among many that stay.
@Suite(.recorded) struct PendingTests {
  final class Small: Initializing {
    let initialization = Initialization()
    let number: Int
    let log: EventLog<Int>
    init(_ number: Int, _ log: EventLog<Int>) {
      self.number = number
      self.log = log
      runInitHooks()
    }
    func onInit() {}
    func afterInit() { log.append(number) }
  }

  @Test(arguments: [1, 2, 3, 10]) func `objects that leave early don't disturb the order`(
    step: Int
  ) {
    let log = EventLog<Int>()
    let count = 10_000
    withInitScope {
      for number in 0..<count {
        let object = Small(number, log)
        if !number.isMultiple(of: step) { object.abandonInit() }
      }
      #expect(log.count == 0)
    }
    #expect(log.events == Array(stride(from: 0, to: count, by: step)))
  }

  @Test func `records of objects that left early don't pile up in a scope`() {
    let log = EventLog<Int>()
    var records: [WeakRecord] = []
    withInitScope {
      let first = Small(-1, log)
      for number in 0..<10_000 {
        let object = Small(number, log)
        records.append(WeakRecord(object.initialization))
        object.finishInit()
      }
      // All objects have gone by now, and nearly all of their records.
      let left = records.count { $0.record != nil }
      #expect(left <= 64)
      #expect(first.initialization.phase == .pending)
    }
    #expect(records.allSatisfy { $0.record == nil })
    #expect(log.events == Array(0..<10_000) + [-1])
  }

  /// Makes another one in its second hook.
  final class Maker: Initializing {
    let initialization = Initialization()
    let log: EventLog<Int>
    init(_ log: EventLog<Int>) {
      self.log = log
      runInitHooks()
    }
    func onInit() {}
    func afterInit() { _ = Small(-1, log) }
  }

  // T29: the objects cost one job of the main queue, however many there are, and many who leave.
  @Test(arguments: [1, 1000], [0, 1000])
  @MainActor func `one job of the main queue serves all objects`(count: Int, leavers: Int) async {
    let log = EventLog<Int>()
    _ = Maker(log)
    for _ in 0..<leavers { Small(-2, log).abandonInit() }
    for number in 0..<count { _ = Small(number, log) }
    let seen = await withCheckedContinuation { turn in
      DispatchQueue.main.async { turn.resume(returning: log.events) }
    }
    // What the first hook has made waits for another job, and there was none before this one.
    #expect(seen == Array(0..<count))
    await mainQueueTurn()
    #expect(log.events.last == -1)
  }

  @Test @MainActor func `when all have left, the main queue isn't asked again for the next one`()
    async
  {
    let log = EventLog<Int>()
    for _ in 1...64 { Small(-2, log).abandonInit() }
    _ = Maker(log)
    let seen = await withCheckedContinuation { turn in
      DispatchQueue.main.async { turn.resume(returning: log.events) }
    }
    #expect(seen == [])
    await mainQueueTurn()
    #expect(log.events == [-1])
  }

  @Test func `records of objects that weren't kept don't pile up when these have gone`() {
    final class Unkept: Initializing {
      let initialization = Initialization()
      let log: EventLog<Int>
      init(_ log: EventLog<Int>) {
        self.log = log
        runInitHooks(keepAlive: false)
      }
      func onInit() {}
      func afterInit() { log.append(0) }
    }
    let log = EventLog<Int>()
    var held: [Unkept] = []
    var records: [WeakRecord] = []
    withInitScope {
      for number in 0..<10_000 {
        let object = Unkept(log)
        if number.isMultiple(of: 1000) { held.append(object) }
        records.append(WeakRecord(object.initialization))
      }
      #expect(records.count { $0.record != nil } <= 64)
    }
    #expect(log.count == held.count)
    #expect(held.allSatisfy { $0.initialization.phase == .finished })
  }

  @Test func `no record outlives its object after the scope`() {
    let log = EventLog<Int>()
    let records = withInitScope {
      (0..<1000).map { WeakRecord(Small($0, log).initialization) }
    }
    #expect(records.allSatisfy { $0.record == nil })
  }

  @Test(.timeLimit(.minutes(10)))
  func `another thread can finish objects while their scope ends`() async {
    final class Shared: Initializing, Sendable {
      let initialization = Initialization()
      let hooks: EventLog<Int>
      init(_ hooks: EventLog<Int>) {
        self.hooks = hooks
        runInitHooks()
      }
      func onInit() {}
      func afterInit() { hooks.append(0) }
    }
    for _ in 1...50 {
      let log = EventLog<Int>()
      let objects = EventLog<Shared>()
      let (made, start) = (Gate(), Gate())
      async let maker: Void = onThread {
        withInitScope {
          for _ in 1...500 { objects.append(Shared(log)) }
          made.open()
          start.waitBlocking()
        }
      }
      await made.wait()
      let shared = objects.events
      async let finisher: Void = onThread {
        start.open()
        for object in shared.reversed() { object.finishInit() }
      }
      await finisher
      await maker
      #expect(log.count == 500)
      #expect(shared.allSatisfy { $0.initialization.phase == .finished })
    }
  }
}
