import LifecycleKit

@MainActor class Card: MainActorInitializingObject {
  var title = "untitled"
  override func afterInit() {
    super.afterInit()
    print("a card for \(title)")
    Once.process.call("tip") { print("tip: swipe to delete") }
  }
}

withInitScope {
  for title in ["Groceries", "Bicycle"] { Card().title = title }
}
