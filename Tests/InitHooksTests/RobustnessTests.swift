import Dispatch
import InitHooks
import TestSupport
import Testing

/// What careless and unlucky programs do.
@Suite(.recorded, .timeLimit(.minutes(10))) struct RobustnessTests {
  /// Makes its successor in its second hook.
  final class Link: Initializing {
    let initialization = Initialization()
    let left: Int
    let log: EventLog<Int>

    init(_ left: Int, _ log: EventLog<Int>) {
      self.left = left
      self.log = log
      runInitHooks()
    }

    func onInit() {}

    func afterInit() {
      if left > 0 { _ = Link(left - 1, log) } else { log.append(0) }
    }
  }

  @Test func `a long chain of objects that make each other needs no stack`() {
    let log = EventLog<Int>()
    withInitScope { _ = Link(200_000, log) }
    #expect(log.count == 1)
  }

  @Test @MainActor func `a chain in the main queue lets others have their turn`() async {
    let log = EventLog<Int>()
    _ = Link(100, log)
    // What was ordered before the chain's second object comes before its second job.
    let ends = await withCheckedContinuation { turn in
      DispatchQueue.main.async { turn.resume(returning: log.count) }
    }
    #expect(ends == 0)
    while log.count == 0 { await mainQueueTurn() }
  }

  final class ScopeInHook: Recorded {
    override func afterInit() {
      super.afterInit()
      Events.$log.withValue(log) {
        withInitScope { _ = Named("inner") }
      }
      log.append("behind the scope")
    }
  }

  @Test @MainActor func `a hook in the main queue can open a scope`() async {
    _ = ScopeInHook()
    await mainQueueTurn()
    #expect(
      Events.all.prefix(5) == [
        "onInit unnamed", "afterInit unnamed", "onInit unnamed", "afterInit inner",
        "deinit inner",
      ])
    #expect(Events.all.contains("behind the scope"))
  }

  @Test func `a handler may make objects that are reported`() async {
    let log = EventLog<InitDiagnostic>()
    await onThread {
      InitDiagnostics.withHandler { diagnostic in
        log.append(diagnostic)
        _ = InitializingObject()
      } perform: {
        _ = InitializingObject()
      }
    }
    #expect(log.count == 1)
  }

  actor Keeper {
    final class Item: InitializingObject {
      var isReady = false
      override func afterInit() {
        super.afterInit()
        isReady = true
      }
    }

    func isReadyAfterWaiting() async -> Bool {
      let item = Item()
      await item.initialized()
      assertIsolated()
      return item.isReady
    }
  }

  @Test func `waiting in an actor runs the hook in that actor`() async {
    await InitDiagnostics.withHandlerAsync { _ in
    } perform: {
      #expect(await Keeper().isReadyAfterWaiting())
    }
  }

  @Test @MainActor func `a body with a handler of its own stays on the actor of the caller`() async
  {
    let body: @Sendable () async -> [Bool] = { await isolationChecks(MainActor.shared) }
    let checks = await InitDiagnostics.withHandlerAsync({ _ in }, perform: body)
    #expect(checks == [true, true])
  }

  @Test func `a queue that targets the main queue counts as the main queue`() async {
    let queue = DispatchQueue(label: "above the main queue", target: .main)
    let log = Events.log
    let record = await withCheckedContinuation { continuation in
      queue.async {
        Events.$log.withValue(log) {
          continuation.resume(returning: Recorded().initialization)
        }
      }
    }
    await mainQueueTurn()
    #expect(record.phase == .finished)
  }

  @Test @MainActor func `another thread can finish what waits for the main queue`() async {
    final class Shared: Initializing, Sendable {
      let initialization = Initialization()
      let hooks = EventLog<Int>()
      init() { runInitHooks() }
      func onInit() {}
      func afterInit() { hooks.append(0) }
    }
    for _ in 1...100 {
      let object = Shared()
      async let early: Void = onThread { object.finishInit() }
      await mainQueueTurn()
      await early
      #expect(object.hooks.count == 1)
      #expect(object.initialization.phase == .finished)
    }
  }

  @Test @MainActor func `objects that end while their scope throws may use the hooks`() {
    struct Refused: Error {}
    final class Ending: InitializingObject {
      var other: Recorded?
      deinit {
        other?.finishInit()
        _ = withInitScope { Named("made at the end") }
      }
    }
    let survivor = try? withInitScope { () throws(Refused) -> Recorded in
      let ending = Ending()
      ending.other = Recorded()
      throw Refused()
    }
    #expect(survivor == nil)
    #expect(Events.all.contains("afterInit made at the end"))
  }

  @Test @MainActor func `an immediate task in a scope doesn't make objects for it`() async {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
    var task: Task<Initialization, Never>?
    withInitScope {
      task = Task.immediate { Named("the task's").initialization }
    }
    #expect(!Events.all.contains("afterInit the task's"))
    let record = await task?.value
    await mainQueueTurn()
    #expect(record?.phase == .finished)
  }
}
