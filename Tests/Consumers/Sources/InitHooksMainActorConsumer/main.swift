import InitHooks

class Card: MainActorInitializingObject {
  var title = "untitled"
  var log: [String] = []
  override func onInit() {
    super.onInit()
    log.append("onInit \(title)")
  }
  override func afterInit() {
    super.afterInit()
    log.append("afterInit \(title)")
  }
}

class Toolkit {
  init(name: String) {}
}

class Base: Toolkit, Initializing {
  let initialization = Initialization()
  var log: [String] = []
  override init(name: String) {
    super.init(name: name)
    runInitHooks()
  }
  func onInit() { log.append("onInit") }
  func afterInit() { log.append("afterInit") }
}

let card = Card()
card.title = "first"
await card.initialized()
precondition(card.log == ["onInit untitled", "afterInit first"])

let base = Base(name: "base")
base.finishInit()
precondition(base.log == ["onInit", "afterInit"])

// A class off the main actor says so, and may then have the other root.
nonisolated class Record: InitializingObject {
  var isReady = false
  override func afterInit() {
    super.afterInit()
    isReady = true
  }
}
precondition(withInitScope { Record() }.isReady)
