import InitHooks
import TestSupport
import Testing

@Suite(.recorded, .timeLimit(.minutes(10))) struct AwaitingTests {
  // T26; https://github.com/lit/lit-element/issues/660
  @Test @MainActor func `waiting ends after the second hook, and at once after that`() async {
    let object = Recorded()
    await object.initialized()
    #expect(Events.all == ["onInit unnamed", "afterInit unnamed"])
    #expect(object.initialization.phase == .finished)
    await object.initialized()
    #expect(Events.count == 2)
  }

  @Test @MainActor func `many can wait for one object`() async {
    let object = Card()
    let waits = (1...20).map { _ in Task { await object.initialized() } }
    for wait in waits { await wait.value }
    #expect(Events.all == ["afterInit"])
  }

  final class Card: MainActorInitializingObject {
    let log = Events.log
    override func afterInit() {
      super.afterInit()
      log.append("afterInit")
    }
  }

  /// Can be seen by several threads.
  final class Shared: Initializing, Sendable {
    let initialization = Initialization()
    let log = Events.log
    init() { runInitHooks() }
    func onInit() {}
    func afterInit() { log.append("afterInit") }
  }

  // T26; https://github.com/lit/lit-element/issues/594
  @Test func `waiting for an object that nothing will finish runs its hook`() async {
    await InitDiagnostics.withHandlerAsync { _ in
    } perform: {
      let object = Recorded()
      #expect(object.initialization.phase == .pending)
      await object.initialized()
      #expect(Events.all == ["onInit unnamed", "afterInit unnamed"])
    }
  }

  @Test func `many who wait for an object that nothing will finish run its hook once`() async {
    await InitDiagnostics.withHandlerAsync { _ in
    } perform: {
      for round in 1...100 {
        let object = Shared()
        await withTaskGroup { group in
          for _ in 1...4 { group.addTask { await object.initialized() } }
        }
        #expect(Events.count == round)
        #expect(object.initialization.phase == .finished)
      }
    }
  }

  /// Hands its objects out while they are pending.
  private func pendingInScope(
    until leave: Gate, _ handOut: @escaping @Sendable (Shared) -> Void
  ) async {
    let log = Events.log
    await onThread {
      Events.$log.withValue(log) {
        withInitScope {
          handOut(Shared())
          leave.waitBlocking()
        }
      }
    }
  }

  /// Doesn't start its hooks by itself.
  final class Late: Initializing, Sendable {
    let initialization = Initialization()
    func onInit() {}
    func afterInit() {}
  }

  @Test func `waiting for an object whose hooks never started is reported and goes on`() async {
    let reports = EventLog<InitDiagnostic>()
    await InitDiagnostics.withHandlerAsync {
      reports.append($0)
    } perform: {
      let object = Late()
      let wait = Task { await object.initialized() }
      while !object.initialization.isAwaited { await Task.yield() }
      #expect(reports.events.map(\.problem) == [.notStarted])
      withInitScope { object.runInitHooks() }
      await wait.value
      await object.initialized()
    }
    #expect(reports.events.map(\.problem) == [.notStarted])
  }

  // T26
  @Test func `cancellation ends the wait and leaves the object pending`() async {
    let leave = Gate()
    let (objects, feed) = AsyncStream.makeStream(of: Shared.self)
    async let scope: Void = pendingInScope(until: leave) { feed.yield($0) }
    var iterator = objects.makeAsyncIterator()
    let object = await iterator.next()
    let waiting = Task { await object?.initialized() }
    while object?.initialization.isAwaited == false { await Task.yield() }
    waiting.cancel()
    await waiting.value
    #expect(object?.initialization.phase == .pending)
    // A task that is cancelled already doesn't wait either.
    await Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      await object?.initialized()
    }.value
    #expect(object?.initialization.phase == .pending)
    leave.open()
    await scope
    #expect(object?.initialization.phase == .finished)
  }

  @Test func `waiting for an object in another thread's scope ends with that scope`() async {
    let leave = Gate()
    let (objects, feed) = AsyncStream.makeStream(of: Shared.self)
    async let scope: Void = pendingInScope(until: leave) { feed.yield($0) }
    var iterator = objects.makeAsyncIterator()
    let object = await iterator.next()
    async let wait: Void? = object?.initialized()
    leave.open()
    await wait
    #expect(object?.initialization.phase == .finished)
    await scope
  }

  @Test func `giving up ends the wait`() async {
    let leave = Gate()
    let (objects, feed) = AsyncStream.makeStream(of: Shared.self)
    async let scope: Void = pendingInScope(until: leave) { feed.yield($0) }
    var iterator = objects.makeAsyncIterator()
    let object = await iterator.next()
    async let wait: Void? = object?.initialized()
    while object?.initialization.isAwaited == false { await Task.yield() }
    object?.abandonInit()
    await wait
    #expect(object?.initialization.phase == .abandoned)
    leave.open()
    await scope
    #expect(Events.all == [])
  }

  /// Is handed out while its initializer runs.
  final class Escaping: Initializing, Sendable {
    let initialization = Initialization()
    let log = Events.log
    let handOut: @Sendable (Escaping) -> Void
    init(_ handOut: @escaping @Sendable (Escaping) -> Void) {
      self.handOut = handOut
      runInitHooks()
    }
    func onInit() {
      handOut(self)
      log.append("onInit ends")
    }
    func afterInit() { log.append("afterInit") }
  }

  @Test func `waiting for an object that is being made ends when its maker leaves it alone`() async
  {
    let (objects, feed) = AsyncStream.makeStream(of: Escaping.self)
    let waits = Gate()
    let log = Events.log
    async let maker: Void = onThread {
      InitDiagnostics.withHandler { _ in
      } perform: {
        Events.$log.withValue(log) {
          _ = Escaping { object in
            feed.yield(object)
            waits.waitBlocking()
          }
        }
      }
    }
    var iterator = objects.makeAsyncIterator()
    let object = await iterator.next()
    #expect(object?.initialization.phase == .constructing)
    async let wait: Void? = object?.initialized()
    waits.open()
    await wait
    await maker
    #expect(Events.all == ["onInit ends", "afterInit"])
  }
}
