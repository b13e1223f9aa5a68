import Dispatch

/// The queue on which the main actor runs.
///
/// The checks of the main actor itself end the process, on Linux without a word. A key on the queue
/// tells the same in a way that can be answered with an error.
enum MainQueue {
  /// The key that only the main queue has.
  private static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether the caller runs on the main queue.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }
}
