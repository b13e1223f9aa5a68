import InitHooks
import TestSupport
import Testing

@Suite(.recorded) struct HookTests {
  class Root: InitializingObject {
    let log = Events.log
    let rootValue = 1
    override func onInit() {
      super.onInit()
      log.append("root \(rootValue)")
    }
  }
  class Middle: Root {
    let middleValue = 2
    override func onInit() {
      super.onInit()
      log.append("middle \(middleValue)")
    }
  }
  final class Leaf: Middle {
    let leafValue = 3
    override func onInit() {
      super.onInit()
      log.append("leaf \(leafValue)")
    }
  }

  // T1; https://github.com/mozilla-mobile/android-components/issues/4058
  @Test func `onInit reaches every class, with all stored properties set`() {
    withInitScope { _ = Leaf() }
    #expect(Events.all == ["root 1", "middle 2", "leaf 3"])
  }

  final class SuperLast: Recorded {
    override func onInit() {
      log.append("first")
      super.onInit()
    }
    override func afterInit() {
      log.append("before")
      super.afterInit()
      log.append("behind")
    }
  }

  // T5
  @Test func `an override may call super at any place`() {
    InitDiagnostics.withHandler {
      Issue.record("\($0)")
    } perform: {
      let object = withInitScope { SuperLast() }
      #expect(
        Events.all == ["first", "onInit unnamed", "before", "afterInit unnamed", "behind"])
      withExtendedLifetime(object) {}
    }
  }

  final class Delegating: Recorded {
    convenience init(outer: Int) { self.init(inner: "\(outer)") }
    convenience init(inner: String) {
      self.init()
      name = inner
    }
  }

  // T6; https://github.com/splinesoft/SSDynamicText/issues/6
  @Test func `convenience initializers that delegate run each hook once`() {
    let object = withInitScope { Delegating(outer: 7) }
    #expect(Events.all == ["onInit unnamed", "afterInit 7"])
    withExtendedLifetime(object) {}
  }

  /// A root whose entry point is reached twice, as in classes that re-enter their initializers.
  final class Reentered: Initializing {
    let initialization = Initialization()
    let log = Events.log
    init() {
      runInitHooks()
      runInitHooks()
    }
    func onInit() {
      log.append("onInit")
      runInitHooks()
    }
    func afterInit() {
      log.append("afterInit")
      runInitHooks()
    }
  }

  // T7; https://qiita.com/mzp/items/2243d7bf2ed98828fe38
  @Test func `a root that starts the hooks again runs each of them once`() {
    let object = withInitScope { Reentered() }
    object.runInitHooks()
    #expect(Events.all == ["onInit", "afterInit"])
  }

  // T8
  @Test @MainActor func `afterInit runs after the maker's method and sees the configuration`()
    async
  {
    let object = Recorded()
    object.name = "configured"
    #expect(Events.all == ["onInit unnamed"])
    #expect(object.initialization.phase == .pending)
    await mainQueueTurn()
    #expect(Events.all == ["onInit unnamed", "afterInit configured"])
    #expect(object.initialization.phase == .finished)
  }

  final class Late: Recorded {
    override init() {
      super.init()
      name = "late"
    }
  }

  // T9
  @Test func `what is assigned after super init is seen by afterInit alone`() {
    let object = withInitScope { Late() }
    #expect(Events.all == ["onInit unnamed", "afterInit late"])
    withExtendedLifetime(object) {}
  }

  final class Maker: Recorded {
    var made: Named?
    override func afterInit() {
      super.afterInit()
      made = Events.$log.withValue(log) { Named("made by \(name)") }
    }
  }

  // T10
  @Test @MainActor func `second hooks run in order of creation, and those of late comers last`()
    async
  {
    let maker = Maker()
    maker.name = "a"
    let others = [Named("b"), Named("c")]
    #expect(Events.all == Array(repeating: "onInit unnamed", count: 3))
    await mainQueueTurn()
    await maker.made?.initialized()
    #expect(
      Events.all.dropFirst(3)
        == [
          "afterInit a", "onInit unnamed", "afterInit b", "afterInit c", "afterInit made by a",
        ])
    withExtendedLifetime(others) {}
  }

  // T11; https://github.com/swiftlang/swift-migration-guide/issues/22
  @Test @MainActor func `priorities of the makers don't change the order`() async {
    var order: [Int] = []
    var makers: [Task<Void, Never>] = []
    for number in 0..<200 {
      let priority: TaskPriority = number.isMultiple(of: 2) ? .high : .background
      makers.append(
        Task(priority: priority) { @MainActor in
          order.append(number)
          _ = Named("\(number)")
        })
    }
    for maker in makers { await maker.value }
    await mainQueueTurn()
    let hooks = Events.all.filter { $0.hasPrefix("afterInit") }
    #expect(hooks == order.map { "afterInit \($0)" })
  }

  // T23: this documents a limit.
  @Test @MainActor func `an await between making and configuring lets afterInit run before`() async
  {
    let object = Recorded()
    await mainQueueTurn()
    object.name = "too late"
    #expect(Events.all == ["onInit unnamed", "afterInit unnamed"])
  }

  final class Fields: InitializingObject {
    var count = 0 {
      didSet { observed += 1 }
    }
    var observed = 0
    override func onInit() {
      super.onInit()
      count = 1
    }
  }

  // T28: no initializer is written, and the inherited one is there.
  @Test func `a subclass with default values inherits the initializer`() {
    let object = withInitScope { Fields() }
    #expect(object.count == 1)
    #expect(object.observed == 1)
  }
}
