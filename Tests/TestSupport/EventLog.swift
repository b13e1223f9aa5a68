import Foundation

/// Events in the order in which they happened, from any thread or task.
public final class EventLog<Event: Sendable>: Sendable {
  // A lock of Foundation's, since the thread sanitizer doesn't see the order that a contended `Mutex`
  // makes on Linux. Sound: `storage` is only touched while it is locked.
  private let lock = NSLock()
  private nonisolated(unsafe) var storage: [Event] = []

  /// Creates an empty log.
  public init() {}

  /// All events so far.
  public var events: [Event] { lock.withLock { unsafe storage } }

  /// The number of events so far.
  public var count: Int { lock.withLock { unsafe storage.count } }

  /// Adds an event at the end.
  public func append(_ event: Event) { lock.withLock { unsafe storage.append(event) } }

  /// Forgets all events.
  public func removeAll() { lock.withLock { unsafe storage = [] } }
}
