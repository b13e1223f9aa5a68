import InitHooks
import TestSupport
import Testing

@Suite(.recorded) struct LifetimeTests {
  final class Loose: Initializing {
    let initialization = Initialization()
    let log = Events.log
    init() { runInitHooks(keepAlive: false) }
    func onInit() { log.append("onInit") }
    func afterInit() { log.append("afterInit") }
    deinit { log.append("deinit \(initialization.phase)") }
  }

  // T13; https://e-com-net.com/article/1175639891879473152.htm
  @Test @MainActor func `a queue keeps an object alive until its second hook`() async {
    _ = Recorded()
    #expect(Events.all == ["onInit unnamed"])
    await mainQueueTurn()
    #expect(Events.all == ["onInit unnamed", "afterInit unnamed", "deinit unnamed"])
  }

  // T13; https://github.com/socketio/socket.io-client-swift/issues/70
  @Test @MainActor func `an object that isn't kept alive goes away without its second hook`() async
  {
    _ = Loose()
    #expect(Events.all == ["onInit", "deinit pending"])
    await mainQueueTurn()
    #expect(Events.count == 2)
  }

  @Test @MainActor func `an object that isn't kept alive but held gets its second hook`() async {
    let object = Loose()
    await mainQueueTurn()
    #expect(Events.all == ["onInit", "afterInit"])
    #expect(object.initialization.phase == .finished)
  }

  /// Adds an observer in the second hook and removes it in the end.
  final class Observing: InitializingObject {
    let log = Events.log
    override func afterInit() {
      super.afterInit()
      log.append("add")
    }
    deinit { log.append(initialization.phase == .finished ? "remove" : "nothing") }
  }

  // T14; the origin's RFCheckbox adds an observer in afterInit and removes it in dealloc.
  @Test func `deinit can tell whether the second hook has run`() async {
    withInitScope { _ = Observing() }
    #expect(Events.all == ["add", "remove"])
    Events.log.removeAll()
    let log = Events.log
    await onThread {
      InitDiagnostics.withHandler { _ in
      } perform: {
        Events.$log.withValue(log) { _ = Observing() }
      }
    }
    #expect(Events.all == ["nothing"])
  }

  @Test func `the record says that an unkept object has gone`() {
    var record: Initialization?
    withInitScope { record = Loose().initialization }
    #expect(record?.phase == .abandoned)
    #expect(Events.all == ["onInit", "deinit pending"])
  }

  @Test @MainActor func `an object is finished before its queue lets go of it`() async {
    final class Phased: InitializingObject {
      let log = Events.log
      deinit { log.append("\(initialization.phase)") }
    }
    _ = Phased()
    await mainQueueTurn()
    withInitScope { _ = Phased() }
    #expect(Events.all == ["finished", "finished"])
  }

  @Test @MainActor func `a million objects and their records all go away`() async {
    final class Counted: Initializing {
      nonisolated let initialization = Initialization()
      let alive: Alive
      init(_ alive: Alive) {
        self.alive = alive
        alive.count += 1
        runInitHooks()
      }
      func onInit() {}
      func afterInit() { alive.finished += 1 }
      deinit { alive.count -= 1 }
    }
    final class Alive {
      var count = 0
      var finished = 0
    }
    let alive = Alive()
    var records: [WeakRecord] = []
    for batch in 1...10 {
      for number in 0..<100_000 {
        let object = Counted(alive)
        if number.isMultiple(of: 100) { records.append(WeakRecord(object.initialization)) }
      }
      #expect(alive.count == 100_000)
      await mainQueueTurn()
      #expect(alive.finished == batch * 100_000)
      #expect(alive.count == 0)
      #expect(records.allSatisfy { $0.record == nil })
    }
  }
}
