import OnceCall

class Page: OnceCalling {
  func load() {
    once.call(.here()) { print("the page") }
  }
}

final class Article: Page {
  override func load() {
    super.load()
    once.call(.here()) { print("the article") }
  }
}
// snippet.hide

let article = Article()
for _ in 1...2 { article.load() }
// snippet.show

final class Store: OnceCalling {
  func open(_ names: [String]) {
    for name in names {
      once.call(.here(name)) { print("opening \(name)") }
    }
  }
}
// snippet.hide

let store = Store()
store.open(["a", "b", "a"])
