import OnceCall

final class Screen: OnceCalling {
  func appear() {
    once.call { print("the first time that this screen appears") }
    once.call("tip") { print("a tip, once for this screen") }
    Once.process.call("welcome") { print("welcome, once for all screens") }
  }
}

let screen = Screen()
screen.appear()
screen.appear()
