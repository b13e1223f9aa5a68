import Foundation

/// What has been found out about one program.
final class Trial: Sendable {
  /// An object that has to be gone when the program has ended.
  private struct Remains {
    weak var object: AnyObject?
    let name: String
  }

  // A lock of Foundation's, since the thread sanitizer doesn't see the order that a contended `Mutex`
  // makes on Linux. Sound: what follows is only touched while it is locked.
  private let lock = NSLock()
  private nonisolated(unsafe) var found: [String] = []
  private nonisolated(unsafe) var remains: [Remains] = []
  private nonisolated(unsafe) var scripts: [any ScriptLog] = []

  /// The problems so far.
  var problems: [String] { lock.withLock { unsafe found } }

  /// The number of objects that are watched.
  var watchedCount: Int { lock.withLock { unsafe remains.count } }

  /// What has been done so far, thread by thread and task by task.
  var log: [String] { lock.withLock { unsafe scripts }.flatMap(\.log) }

  /// Keeps the scripts for the log.
  func begin(_ scripts: [any ScriptLog]) { lock.withLock { unsafe self.scripts = scripts } }

  /// Notes that something is not as promised.
  func report(_ problem: String) { lock.withLock { unsafe found.append(problem) } }

  /// Notes a problem unless the condition holds.
  func expect(_ holds: Bool, _ problem: @autoclosure () -> String) {
    if !holds { report(problem()) }
  }

  /// Expects that an object is gone when the program has ended.
  func watch(_ object: AnyObject, _ name: String) {
    let remains = Remains(object: object, name: name)
    lock.withLock { unsafe self.remains.append(remains) }
  }

  /// The names of the watched objects that are still there.
  var leaked: [String] {
    let remains = lock.withLock { unsafe self.remains }
    return remains.filter { $0.object != nil }.map(\.name)
  }
}
