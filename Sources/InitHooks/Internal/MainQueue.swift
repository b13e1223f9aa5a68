internal import Dispatch

/// The main queue, and the objects that wait for it.
enum MainQueue {
  /// Objects made on the main queue outside scopes.
  static let pending = PendingList()

  private static let key = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether this code runs on the main queue, and so on the main actor.
  ///
  /// The thread doesn't tell: under an async main on Linux the main queue runs on pool threads.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }

  /// Adds an object that is pending, and sees to it that it gets its turn.
  ///
  /// A queue job does it and not a run-loop source: it runs in all common run-loop modes, under an
  /// asynchronous main function, and never inside the job that made the objects.
  static func append(_ record: Initialization) {
    guard pending.append(record) else { return }
    DispatchQueue.main.async { _ = pending.finishAll() }
  }
}
