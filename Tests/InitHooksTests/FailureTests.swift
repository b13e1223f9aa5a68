import InitHooks
import TestSupport
import Testing

@Suite(.recorded) struct FailureTests {
  struct Refused: Error {}

  final class Failing: Recorded {
    init?(failsBefore: Bool) {
      if failsBefore { return nil }
      super.init()
      abandonInit()
      return nil
    }
    init(throwsBefore: Bool) throws {
      if throwsBefore { throw Refused() }
      super.init()
      abandonInit()
      throw Refused()
    }
    /// Fails without giving the hooks up.
    init?(forgetful: Void) {
      super.init()
      name = "forgotten"
      return nil
    }
  }

  // T12; https://www.jessesquires.com/blog/2020/10/08/swift-deinit-is-not-called-for-failable-initializers/
  @Test @MainActor func `an initializer that fails before super init runs no hook`() async {
    #expect(Failing(failsBefore: true) == nil)
    #expect(throws: Refused.self) { try Failing(throwsBefore: true) }
    await mainQueueTurn()
    #expect(Events.all == [])
  }

  // T12; https://github.com/realm/realm-swift/issues/3211
  @Test @MainActor func `an initializer that gives up after super init is released at once`() async
  {
    #expect(Failing(failsBefore: false) == nil)
    #expect(Events.all == ["onInit unnamed", "deinit unnamed"])
    Events.log.removeAll()
    #expect(throws: Refused.self) { try Failing(throwsBefore: false) }
    #expect(Events.all == ["onInit unnamed", "deinit unnamed"])
    await mainQueueTurn()
    #expect(Events.count == 2)
  }

  // T12, in a scope.
  @Test func `a scope forgets an object that has given up`() {
    withInitScope {
      #expect(Failing(failsBefore: false) == nil)
      #expect(Events.all == ["onInit unnamed", "deinit unnamed"])
    }
    #expect(Events.count == 2)
  }

  // T12: documents why abandonInit is there.
  @Test func `an initializer that fails and doesn't give up is finished by its queue`() {
    withInitScope { #expect(Failing(forgetful: ()) == nil) }
    #expect(Events.all == ["onInit unnamed", "afterInit forgotten", "deinit forgotten"])
  }

  /// Gives up in a hook.
  final class GivingUp: Recorded {
    override func onInit() {
      super.onInit()
      abandonInit()
    }
  }

  @Test func `an object can give up in its first hook`() {
    let object = withInitScope { GivingUp() }
    #expect(object.initialization.phase == .abandoned)
    object.finishInit()
    #expect(Events.all == ["onInit unnamed"])
  }

  @Test func `giving up after the hooks has no effect`() {
    let object = withInitScope { Recorded() }
    object.abandonInit()
    #expect(object.initialization.phase == .finished)
  }

  /// Gives up before its hooks have started.
  final class GivingUpEarly: Initializing {
    let initialization = Initialization()
    init() {
      abandonInit()
      runInitHooks()
    }
    func onInit() { Issue.record("onInit") }
    func afterInit() { Issue.record("afterInit") }
  }

  @Test func `an object that gives up before its hooks runs none`() {
    let object = withInitScope { GivingUpEarly() }
    #expect(object.initialization.phase == .abandoned)
  }
}

extension Events {
  static var count: Int { log.count }
}
