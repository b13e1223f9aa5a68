import Dispatch
import InitHooks

/// An object that prints what happens to it.
final class Spoken: InitializingObject {
  var name = "unnamed"

  override func onInit() {
    super.onInit()
    print("onInit \(name)")
  }

  override func afterInit() {
    super.afterInit()
    print("afterInit \(name)")
  }
}

/// Has an asynchronous main function: the main queue is served by threads of the pool.
@main
struct AsyncHost {
  static func main() async {
    make("a")
    print("made a")
    await turn()

    // After a suspension, the main actor may be on another thread.
    make("b")
    print("made b")
    await turn()

    let object = Spoken()
    object.name = "c"
    await object.initialized()

    await Task { @MainActor in make("d") }.value
    await turn()

    // The process doesn't wait for what is pending at its end.
    make("never finished")
  }

  static func make(_ name: String) {
    let object = Spoken()
    object.name = name
  }

  /// Suspends until the main queue has done all that it had to do.
  static func turn() async {
    await withCheckedContinuation { turn in
      DispatchQueue.main.async { turn.resume() }
    }
  }
}
