import Synchronization

/// What one thread or task of a program does, in order, and how far it has come.
///
/// The whole script is written before the program runs. So a log of what was done costs no more than a
/// counter, which doesn't keep threads from meeting.
final class Script<Operation: Sendable>: ScriptLog, Sequence {
  let name: String
  private let operations: [Operation]
  private let begun = Atomic(0)

  init(_ name: String, _ operations: [Operation]) {
    self.name = name
    self.operations = operations
  }

  /// The operations, each of which has begun when it is returned.
  func makeIterator() -> AnyIterator<Operation> {
    var rest = operations.makeIterator()
    return AnyIterator {
      self.begun.add(1, ordering: .relaxed)
      Progress.note()
      return rest.next()
    }
  }

  var log: [String] {
    let begun = Swift.min(begun.load(ordering: .relaxed), operations.count)
    let done = operations.prefix(begun).enumerated().map { place, operation in
      "\(place + 1). \(Self.text(of: operation))"
    }
    return ["\(name): began \(begun) of \(operations.count) operations"] + done
  }

  /// The operation as it would be written in the source, without the names of modules.
  private static func text(of operation: Operation) -> String {
    "\(operation)".replacing("stress.", with: "").replacing("OnceCall.Once.", with: "")
  }
}

/// A script that can tell what has been done of it.
protocol ScriptLog: Sendable {
  /// The operations that have begun, the last of which may not have ended.
  var log: [String] { get }
}

/// Counts all operations, so that a watchdog sees whether there still are any.
enum Progress {
  private static let count = Atomic(0)

  static var current: Int { count.load(ordering: .relaxed) }

  static func note() { count.add(1, ordering: .relaxed) }
}
