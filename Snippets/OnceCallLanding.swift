import OnceCall

final class Player: OnceCalling {
  func play() {
    once.call { print("prepare audio") }
    print("play")
  }
}

let player = Player()
player.play()  // prepare audio, play
player.play()  // play

extension Player {
  func pause() {
    // snippet.show
    once.call("tip") { print("a tip") }
    once.call(.here()) { print("once for this line") }
    // snippet.hide
  }
}
player.pause()
