import OnceCall

struct NoConnection: Error {}

final class Client: OnceCalling {
  private(set) var attempts = 0

  func connect() throws(NoConnection) {
    try once.call { () throws(NoConnection) in
      attempts += 1
      if attempts == 1 { throw NoConnection() }
      print("connected")
    }
  }
}

let client = Client()
for _ in 1...3 {
  do {
    try client.connect()
  } catch {
    print("no connection, try again")
  }
}

// snippet.hide
final class Cache: Sendable {
  let once = Once()
  func load() async {}
}
let cache = Cache()
// snippet.show
await withTaskGroup { group in
  for _ in 1...10 {
    group.addTask { await cache.once.callAsync("warm up") { await cache.load() } }
  }
}
// snippet.hide

final class Window {
  let once = Once()
  func draw() {}
}
let window = Window()
// snippet.show
if window.once.call("first draw", ifRunning: .skip, window.draw) {
  print("drawn for the first time")
}
