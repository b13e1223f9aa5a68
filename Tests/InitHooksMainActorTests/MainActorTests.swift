import Foundation
import InitHooks
import Testing

// T27: this target's default isolation is the main actor, as in new app projects. That it compiles
// is half of the test.

/// Subclasses a ready root, and needs no attribute.
class Card: MainActorInitializingObject {
  var title = "untitled"
  var events: [String] = []

  override func onInit() {
    super.onInit()
    events.append("onInit \(title)")
  }

  override func afterInit() {
    super.afterInit()
    MainActor.assertIsolated()
    events.append("afterInit \(title)")
  }
}

final class Special: Card {
  convenience init(title: String) {
    self.init()
    self.title = title
  }

  override class var checksSuperCalls: Bool { false }
}

/// Reads the phase in the end, which is not isolated.
final class Balanced: MainActorInitializingObject {
  nonisolated(unsafe) static var balance = 0

  override func afterInit() {
    super.afterInit()
    unsafe Balanced.balance += 1
  }

  deinit {
    if initialization.phase == .finished { unsafe Balanced.balance -= 1 }
  }
}

/// A class of a toolkit, which knows nothing of hooks.
class ToolkitView {
  init(frame: Int) {}
}

/// Conforms, and needs no attribute either.
class BaseView: ToolkitView, Initializing {
  let initialization = Initialization()
  var events: [String] = []

  override init(frame: Int) {
    super.init(frame: frame)
    runInitHooks()
  }

  func onInit() { events.append("onInit") }
  func afterInit() { events.append("afterInit") }
}

/// A class off the main actor says so.
nonisolated class Model: InitializingObject {
  var isComplete = false
  override func afterInit() {
    super.afterInit()
    isComplete = true
  }
}

nonisolated final class Document: InitializingNSObject {
  var isComplete = false
  override func afterInit() {
    super.afterInit()
    isComplete = true
  }
}

struct MainActorTests {
  @Test func `a subclass of the ready root runs its hooks on the main actor`() async {
    let card = Card()
    card.title = "first"
    await card.initialized()
    #expect(card.events == ["onInit untitled", "afterInit first"])
  }

  @Test func `a subclass's own initializers work`() {
    let card = withInitScope { Special(title: "special") }
    #expect(card.events == ["onInit untitled", "afterInit special"])
  }

  @Test func `a class that conforms runs its hooks`() {
    let view = BaseView(frame: 4)
    view.finishInit()
    #expect(view.events == ["onInit", "afterInit"])
  }

  @Test func `classes off the main actor work in such a module`() {
    #expect(withInitScope { Model() }.isComplete)
    #expect(withInitScope { Document() }.isComplete)
  }

  @Test func `a deinitializer can read the phase`() {
    _ = Balanced()
    withInitScope { _ = Balanced() }
    #expect(unsafe Balanced.balance == 0)
  }

  @Test func `tasks can wait for an object of the main actor`() async {
    let card = Card()
    await Task { await card.initialized() }.value
    #expect(card.events.count == 2)
  }
}
