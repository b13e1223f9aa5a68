import LifecycleKit

@MainActor class Card: MainActorInitializingObject {
  var title = "untitled"
  override func afterInit() {
    super.afterInit()
    print("a card for \(title)")
    Once.process.call("tip") { print("tip: swipe to delete") }
  }
}

withInitScope { ["Groceries", "Bicycle"].forEach { Card().title = $0 } }
