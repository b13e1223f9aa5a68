import InitHooks
import OnceCall

/// An object belongs to where it was made until its second hook has run.
func send(_ object: InitializingObject) {
  // error: passing closure as a 'sending' parameter risks causing data races between code in the …
  Task.detached { object.finishInit() }
}

final class Box {
  var count = 0
}

/// What a body uses stays with the caller.
func share(_ once: Once) async {
  let box = Box()
  // error: sending 'box' risks causing data races
  async let other: Bool = once.callAsync("key") { box.count += 1 }
  await once.callAsync("key") { box.count += 1 }
  _ = await other
}
