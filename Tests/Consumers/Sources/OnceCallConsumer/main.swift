import OnceCall

final class Screen: OnceCalling {
  var shown: [String] = []
  func appear() {
    once.call { shown.append("function") }
    once.call("tip") { shown.append("tip") }
  }
}

final class Cache: OnceCalling, Sendable {
  let once = Once()
}

let screen = Screen()
screen.appear()
screen.appear()
precondition(screen.shown == ["function", "tip"])

let cache = Cache()
let ran = await cache.once.callAsync("fill") {}
precondition(ran && cache.once.hasCalled("fill"))
