import OnceCall

// Everything here is on the main actor, though nothing says so.
class Screen: OnceCalling {
  var shown: [String] = []
  func appear() {
    once.call { shown.append("function") }
    once.call("tip") { shown.append("tip") }
  }
  func load() async {
    await once.callAsync { shown.append("loaded") }
  }
}

final class Settings: OnceCalling {
  let once = Once()
  var isMigrated = false
  func migrate() { once.call { isMigrated = true } }
}

let screen = Screen()
screen.appear()
screen.appear()
await screen.load()
await screen.load()
precondition(screen.shown == ["function", "tip", "loaded"])

let settings = Settings()
settings.migrate()
precondition(settings.isMigrated)
