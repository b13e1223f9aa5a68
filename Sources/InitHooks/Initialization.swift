internal import Synchronization

/// The record of how far an object's initialization has come.
///
/// Each object of an ``Initializing`` class owns one, and the root class makes it:
/// `let initialization = Initialization()`. It can't be reset, so no hook can be made to run twice.
/// While the object is pending, it is also the object's place in its queue, so an object costs no
/// allocation beyond this one.
///
/// Read ``phase`` in `deinit` to undo exactly what the second hook has done:
///
/// ```swift
/// deinit {
///   if initialization.phase == .finished { center.removeObserver(self) }
/// }
/// ```
///
/// An object never gives its record to another object; the hooks of a second owner trap.
public final class Initialization: Sendable {
  /// How far it has come, whom it is about, and who waits for it.
  let record = Mutex(Record())

  /// The place in the pending list.
  ///
  /// Sound: only ``PendingList`` touches it, while it holds the list's lock.
  nonisolated(unsafe) var link = PendingList.Link()

  /// Creates a record for an object that is being made.
  public init() {}

  /// The phase that the object is in.
  ///
  /// It can be read from any thread, and in `deinit`.
  ///
  /// - Complexity: O(1).
  public var phase: Phase { record.withLock { $0.state.phase } }
}

extension Initialization {
  /// A phase in the initialization of an object.
  public enum Phase: Hashable, Sendable {
    /// The initializer hasn't got through the first hook yet.
    case constructing

    /// The first hook has returned, and the second one hasn't yet.
    case pending

    /// Both hooks have returned.
    case finished

    /// The rest of the hooks was given up.
    case abandoned
  }
}
