import OnceCall

// snippet.hide
struct Settings: Sendable { var theme = "light" }
func loadSettings() throws -> Settings { Settings() }
func logIn() async -> String { "token" }
// snippet.show
/// Each object on its own, told apart by function and by key.
final class Screen: OnceCalling {
  func appear() {
    once.call { print("adding subviews") }
    once.call("tip") { print("a tip") }
  }
}

/// The same, but faster: the record is stored in the object.
final class Parser: OnceCalling {
  let once = Once()
  func parse() {
    once.call { print("building tables") }
  }
}

/// One piece of work of one object, without a name.
final class Logger: Sendable {
  private let didOpen = OnceFlag()
  func log(_ line: String) {
    didOpen.call { print("opening the file") }
    print(line)
  }
}

Once.process.call("com.example.migrate") { print("moving old files") }

let settings = OnceValue { try loadSettings() }
let session = AsyncOnceValue { await logIn() }
print(try settings.get().theme)
print(await session.get())

// snippet.hide
for _ in 1...2 { Screen().appear() }
Parser().parse()
Logger().log("a line")
