import OnceCall

final class Box {
  var count = 0
}

func capture() {
  let box = Box()
  // error: capture of 'box' with non-Sendable type 'Box' in a '@Sendable' closure
  _ = OnceValue { box.count += 1 }
  // error: capture of 'box' with non-Sendable type 'Box' in a '@Sendable' closure
  _ = AsyncOnceValue { box.count += 1 }
}

func share() {
  // error: type 'Box' does not conform to the 'Sendable' protocol
  _ = OnceValue { Box() }
}

@MainActor var title = ""

// error: main actor-isolated var 'title' can not be referenced from a nonisolated context
let length = OnceValue { title.count }
