import Synchronization

/// Events in the order in which they happened, from any thread or task.
public final class EventLog<Event: Sendable>: Sendable {
  private let storage = Mutex<[Event]>([])

  /// Creates an empty log.
  public init() {}

  /// All events so far.
  public var events: [Event] { storage.withLock { $0 } }

  /// The number of events so far.
  public var count: Int { storage.withLock { $0.count } }

  /// Adds an event at the end.
  public func append(_ event: Event) { storage.withLock { $0.append(event) } }

  /// Forgets all events.
  public func removeAll() { storage.withLock { $0 = [] } }
}
