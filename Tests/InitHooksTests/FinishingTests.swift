import InitHooks
import TestSupport
import Testing

@Suite(.recorded) struct FinishingTests {
  // T15
  @Test @MainActor func `an object finished early isn't finished again by its queue`() async {
    let object = Recorded()
    object.name = "early"
    object.finishInit()
    #expect(object.initialization.phase == .finished)
    object.finishInit()
    await mainQueueTurn()
    #expect(Events.all == ["onInit unnamed", "afterInit early"])
  }

  final class Reentrant: Recorded {
    override func afterInit() {
      super.afterInit()
      #expect(initialization.phase == .pending)
      finishInit()
      abandonInit()
      runInitHooks()
    }
  }

  // T15
  @Test func `finishing inside the second hook runs it no second time`() {
    let object = withInitScope { Reentrant() }
    #expect(Events.all == ["onInit unnamed", "afterInit unnamed"])
    #expect(object.initialization.phase == .finished)
  }

  /// Asks for the second hook while the first one runs.
  final class Impatient: Recorded {
    override func onInit() {
      super.onInit()
      finishInit()
      log.append("still \(initialization.phase)")
    }
  }

  @Test @MainActor func `finishing inside the first hook waits until that has returned`() {
    let object = Impatient()
    #expect(Events.all == ["onInit unnamed", "still constructing", "afterInit unnamed"])
    #expect(object.initialization.phase == .finished)
  }

  @Test @MainActor func `an object finished inside the first hook is kept alive by nobody`() {
    _ = Impatient()
    #expect(Events.all.last == "deinit unnamed")
  }

  @Test func `an object finished early leaves its scope at once`() {
    withInitScope {
      do {
        let objects = [Named("a"), Named("b"), Named("c")]
        objects[1].finishInit()
        objects[0].finishInit()
      }
      #expect(Events.all.filter { $0.hasPrefix("afterInit") } == ["afterInit b", "afterInit a"])
      #expect(
        Events.all.filter { $0.hasPrefix("deinit") }.sorted() == ["deinit a", "deinit b"])
    }
    #expect(Events.all.suffix(2) == ["afterInit c", "deinit c"])
  }

  @Test(.timeLimit(.minutes(10)))
  func `many threads that finish one object run its hook once`() async {
    final class Shared: Initializing, Sendable {
      let initialization = Initialization()
      let log: EventLog<String>
      init(_ log: EventLog<String>) {
        self.log = log
        runInitHooks()
      }
      func onInit() {}
      func afterInit() { log.append("afterInit") }
    }
    let log = Events.log
    for round in 1...200 {
      let object = await onThread {
        InitDiagnostics.withHandler { _ in
        } perform: {
          Shared(log)
        }
      }
      await onThreads(4) { _ in object.finishInit() }
      #expect(log.count == round)
      #expect(object.initialization.phase == .finished)
    }
  }
}
