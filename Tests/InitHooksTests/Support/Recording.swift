import Dispatch
import InitHooks
import TestSupport
import Testing

/// What the hooks of a test's objects did.
enum Events {
  @TaskLocal static var log = EventLog<String>()

  static var all: [String] { log.events }
}

/// Gives each test a log of its own.
struct RecordingTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  @concurrent func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await Events.$log.withValue(EventLog()) { try await function() }
  }
}

extension Trait where Self == RecordingTrait {
  /// Gives each test a log of its own, `Events.log`.
  static var recorded: RecordingTrait { RecordingTrait() }
}

/// Suspends until the main queue has done all that it had to do before this call.
func mainQueueTurn() async {
  await withCheckedContinuation { turn in
    DispatchQueue.main.async { turn.resume() }
  }
}

/// An object that records its hooks and its end.
class Recorded: InitializingObject {
  /// The log of the test that made the object; a hook in the main queue is outside its task.
  let log = Events.log
  var name = "unnamed"

  override func onInit() {
    super.onInit()
    log.append("onInit \(name)")
  }

  override func afterInit() {
    super.afterInit()
    log.append("afterInit \(name)")
  }

  deinit { log.append("deinit \(name)") }
}

/// A recorded object that is configured by a convenience initializer.
final class Named: Recorded {
  convenience init(_ name: String) {
    self.init()
    self.name = name
  }
}
