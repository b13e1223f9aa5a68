import InitHooks
import TestSupport
import Testing

/// The check is there in debug builds only.
private let isChecked = Initialization.checksSuperCalls

@Suite(.recorded) struct SuperCallTests {
  class Base: InitializingObject {}

  class SkippingInit: Base {
    override func onInit() {}
  }
  /// Calls super, which doesn't: the report names this class, and says that it may be innocent.
  final class BelowSkippingInit: SkippingInit {
    override func onInit() { super.onInit() }
  }
  final class SkippingAfter: Base {
    override func afterInit() {}
  }
  final class TwiceInit: Base {
    override func onInit() {
      super.onInit()
      super.onInit()
    }
  }
  final class TwiceAfter: Base {
    override func afterInit() {
      super.afterInit()
      super.afterInit()
    }
  }
  /// Replaces what its superclass does, as RFMagicMoveTransitioning does.
  final class Replacing: Base {
    override class var checksSuperCalls: Bool { false }
    override func onInit() {}
    override func afterInit() {
      super.afterInit()
      super.afterInit()
    }
  }

  // T2, T3, T4; https://github.com/lit/lit-element/issues/647
  @Test(
    .enabled(if: isChecked),
    arguments: [
      (SkippingInit.self, .skippedSuper, .onInit, 0),
      (BelowSkippingInit.self, .skippedSuper, .onInit, 0),
      (SkippingAfter.self, .skippedSuper, .afterInit, 0),
      (TwiceInit.self, .repeatedSuper, .onInit, 2),
      (TwiceAfter.self, .repeatedSuper, .afterInit, 2),
    ] as [(Base.Type, InitDiagnostic.Problem, InitDiagnostic.Hook, Int)])
  func `an override that doesn't call super once is reported with class and hook`(
    type: Base.Type, problem: InitDiagnostic.Problem, hook: InitDiagnostic.Hook, calls: Int
  ) throws {
    let reports = reports { withInitScope { _ = make(type) } }
    let report = try #require(reports.first)
    #expect(reports.count == 1)
    #expect(report.problem == problem)
    #expect(report.hook == hook)
    #expect(report.superCalls == calls)
    #expect(report.className == String(reflecting: type))
    #expect(report.description.contains("\(report.className).\(hook)()"))
  }

  @Test func `a class that opts out isn't reported`() {
    #expect(reports { withInitScope { _ = Replacing() } } == [])
  }

  @Test func `a class whose overrides call super once isn't reported`() {
    #expect(reports { withInitScope { _ = Recorded() } } == [])
  }

  @Test(.disabled(if: isChecked))
  func `release builds don't check`() {
    #expect(reports { withInitScope { _ = SkippingInit() } } == [])
  }

  // https://github.com/emberjs/ember.js/issues/17490: the message must not accuse the wrong class.
  @Test(.enabled(if: isChecked))
  func `the report about skipped super names the class that was made and doubts its superclasses`()
    throws
  {
    let report = try #require(reports { withInitScope { _ = BelowSkippingInit() } }.first)
    #expect(report.description.contains("BelowSkippingInit, or one in a superclass"))
  }

  @Test(.enabled(if: isChecked))
  @MainActor func `a hook that runs in the main queue reports to the handler of its maker`() async {
    let log = EventLog<InitDiagnostic>()
    InitDiagnostics.withHandler {
      log.append($0)
    } perform: {
      _ = SkippingAfter()
    }
    #expect(log.events == [])
    await mainQueueTurn()
    #expect(log.events.map(\.hook) == [.afterInit])
  }

  @Test(.enabled(if: isChecked))
  @MainActor func `the ready root of the main actor checks too`() {
    final class Skipping: MainActorInitializingObject {
      override func onInit() {}
    }
    let reports = reports { withInitScope { _ = Skipping() } }
    #expect(reports.map(\.problem) == [.skippedSuper])
  }

  private func make(_ type: Base.Type) -> Base {
    switch type {
    case is BelowSkippingInit.Type: BelowSkippingInit()
    case is SkippingInit.Type: SkippingInit()
    case is SkippingAfter.Type: SkippingAfter()
    case is TwiceInit.Type: TwiceInit()
    default: TwiceAfter()
    }
  }
}
