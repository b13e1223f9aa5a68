import Dispatch
import InitHooks
import TestSupport
import Testing

@Suite(.recorded) struct ScopeTests {
  struct Refused: Error, Equatable {}

  // T16
  @Test func `a scope returns the configured and finished object`() {
    let object = withInitScope {
      let object = Recorded()
      object.name = "chart"
      return object
    }
    #expect(Events.all == ["onInit unnamed", "afterInit chart"])
    #expect(object.initialization.phase == .finished)
  }

  // T16
  @Test @MainActor func `a scope that throws frees its objects and runs none of their hooks`() async
  {
    #expect(throws: Refused()) {
      try withInitScope { () throws(Refused) in
        _ = Named("a")
        throw Refused()
      }
    }
    #expect(Events.all == ["onInit unnamed", "deinit a"])
    await mainQueueTurn()
    #expect(Events.count == 2)
  }

  @Test func `objects that survive a scope that throws get their hooks`() {
    var survivors: [Named] = []
    #expect(throws: Refused()) {
      try withInitScope { () throws(Refused) in
        _ = Named("lost")
        survivors = [Named("a"), Named("b")]
        throw Refused()
      }
    }
    #expect(
      Events.all.dropFirst(3) == ["deinit lost", "afterInit a", "afterInit b"])
    #expect(survivors.allSatisfy { $0.initialization.phase == .finished })
  }

  /// Does something in its second hook.
  final class Busy: Recorded {
    var work: () -> Void = {}
    override func afterInit() {
      super.afterInit()
      work()
    }
  }

  @Test func `the hook of a survivor can finish or give up another one`() {
    var survivors: [Recorded] = []
    #expect(throws: Refused()) {
      try withInitScope { () throws(Refused) in
        let (busy, first, second, last) = (Busy(), Named("first"), Named("second"), Named("last"))
        survivors = [busy, first, second, last]
        busy.work = {
          last.finishInit()
          second.abandonInit()
          Events.log.append("work done")
        }
        throw Refused()
      }
    }
    #expect(
      Events.all.filter { !$0.hasPrefix("onInit") }
        == ["afterInit unnamed", "afterInit last", "work done", "afterInit first"])
    #expect(
      survivors.map(\.initialization.phase) == [.finished, .finished, .abandoned, .finished])
    (survivors.first as? Busy)?.work = {}
  }

  /// Finishes another object when it goes away.
  final class Finishing: Recorded {
    var other: Recorded?
    deinit {
      other?.finishInit()
      log.append("finished the other")
    }
  }

  @Test func `the end of a lost object can finish a survivor`() {
    var survivor: Named?
    #expect(throws: Refused()) {
      try withInitScope { () throws(Refused) in
        Finishing().other = nil
        let lost = Finishing()
        survivor = Named("survivor")
        lost.other = survivor
        throw Refused()
      }
    }
    let events = Events.all
    let finished = events.firstIndex(of: "afterInit survivor")
    #expect(events.count { $0 == "afterInit survivor" } == 1)
    #expect(finished == events.lastIndex(of: "finished the other").map { $0 - 1 })
  }

  final class Parent: Recorded {
    let child = Named("child")
  }

  @Test func `an object that only a lost object holds is lost with it`() {
    #expect(throws: Refused()) {
      try withInitScope { () throws(Refused) in
        _ = Parent()
        throw Refused()
      }
    }
    #expect(!Events.all.contains { $0.hasPrefix("afterInit") })
    #expect(Events.all.count { $0.hasPrefix("deinit") } == 2)
  }

  // T17
  @Test func `scopes nest, and inner objects come first`() {
    withInitScope {
      _ = Named("outer a")
      withInitScope { _ = Named("inner") }
      _ = Named("outer b")
    }
    #expect(
      Events.all.filter { $0.hasPrefix("afterInit") }
        == ["afterInit inner", "afterInit outer a", "afterInit outer b"])
  }

  // T17; https://developer.apple.com/documentation/objectivec/nsobject/1416176-performselector
  @Test func `a scope works on a thread without a run loop`() async {
    let log = Events.log
    await onThread {
      Events.$log.withValue(log) {
        withInitScope {
          _ = Named("a")
          _ = Named("b")
        }
      }
    }
    #expect(
      Events.all.filter { $0.hasPrefix("afterInit") } == ["afterInit a", "afterInit b"])
  }

  actor Workshop {
    var product: Named?
    func make() {
      product = withInitScope { Named("product") }
    }
    var phase: Initialization.Phase? { product?.initialization.phase }
  }

  // T17
  @Test func `a scope works in an actor`() async {
    let workshop = Workshop()
    await workshop.make()
    #expect(await workshop.phase == .finished)
    #expect(Events.all == ["onInit unnamed", "afterInit product"])
  }

  final class Maker: Recorded {
    var made: Named?
    override func afterInit() {
      super.afterInit()
      made = Named("made by \(name)")
    }
  }

  @Test func `objects that the hooks of a scope make belong to it and come last`() {
    withInitScope {
      let maker = Maker()
      maker.name = "maker"
      _ = Named("other")
    }
    #expect(
      Events.all.filter { $0.hasPrefix("afterInit") }
        == ["afterInit maker", "afterInit other", "afterInit made by maker"])
  }

  // T18; https://github.com/lit/lit-element/issues/594
  @Test @MainActor func `a task started in a scope doesn't make objects for it`() async {
    let task = withInitScope {
      Task { @MainActor in
        let object = Named("late")
        #expect(object.initialization.phase == .pending)
        return object.initialization
      }
    }
    let record = await task.value
    await mainQueueTurn()
    #expect(record.phase == .finished)
    #expect(Events.all.contains("afterInit late"))
  }

  @Test @MainActor func `another thread's objects don't fall into a scope`() async {
    let (arrived, leave) = (Gate(), Gate())
    let log = Events.log
    async let other: Void = onThread {
      Events.$log.withValue(log) {
        withInitScope {
          _ = Named("theirs")
          arrived.open()
          leave.waitBlocking()
        }
      }
    }
    await arrived.wait()
    withInitScope { _ = Named("ours") }
    #expect(log.events.filter { $0.hasPrefix("afterInit") } == ["afterInit ours"])
    leave.open()
    await other
    #expect(
      log.events.filter { $0.hasPrefix("afterInit") } == ["afterInit ours", "afterInit theirs"])
  }

  private static let mainQueueKey = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Knows whether its second hook runs on the main queue.
  final class Placed: InitializingObject {
    let places: EventLog<Bool>
    init(_ places: EventLog<Bool>) { self.places = places }
    override func afterInit() {
      super.afterInit()
      places.append(DispatchQueue.getSpecific(key: ScopeTests.mainQueueKey) ?? false)
    }
  }

  // Where no run loop serves the main queue, a synchronous job of it runs on the caller's thread.
  @Test func `what the main queue makes on a scope's thread is finished by the main queue`() async {
    let places = EventLog<Bool>()
    await onThread {
      withInitScope {
        _ = Placed(places)
        DispatchQueue.main.sync { _ = Placed(places) }
      }
    }
    await mainQueueTurn()
    #expect(places.events.sorted { $0 && !$1 } == [true, false])
  }

  @Test func `an outer scope is open again after an inner one that threw`() {
    withInitScope {
      try? withInitScope { () throws(Refused) in throw Refused() }
      _ = Named("outer")
      #expect(!Events.all.contains("afterInit outer"))
    }
    #expect(Events.all.contains("afterInit outer"))
  }

  @Test @MainActor func `after a scope the main queue serves again`() async {
    withInitScope {}
    let object = Recorded()
    #expect(object.initialization.phase == .pending)
    await mainQueueTurn()
    #expect(object.initialization.phase == .finished)
  }

  struct Token: ~Copyable {
    var number: Int
  }

  @Test func `a scope returns a value that can't be copied`() {
    let token = withInitScope { Token(number: 4) }
    #expect(token.number == 4)
  }
}
