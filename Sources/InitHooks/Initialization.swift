internal import Synchronization

/// The record of how far an object's initialization has come.
///
/// Each object of an ``Initializing`` class owns one, and the root class makes it:
/// `let initialization = Initialization()`. It can't be reset, so no hook can be made to run twice.
/// While the object is pending, it is also the object's link in its queue, so an object costs no
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
/// An object never gives its record to another object; the hooks of a second owner trap. Only a
/// release build can miss it, when the second owner was given the memory of the first.
public final class Initialization: Sendable {
  /// How far the object has come.
  let state = Atomic(InitState())

  /// The address of the object that the record belongs to, or 0 before its hooks have started.
  let owner = Atomic<UInt>(0)

  /// How the list that the object is in reaches it.
  ///
  /// Sound: it is set before the state says that the object is scheduled, and then touched by the
  /// one alone whose event has taken the object out of that state.
  @exclusivity(unchecked) nonisolated(unsafe) var reach = Reach.none

  /// The next younger record in the list.
  ///
  /// Sound: only the user of the list touches it; see ``PendingList``.
  @exclusivity(unchecked) nonisolated(unsafe) var next: Initialization?

  #if DEBUG
  /// The owner, whose memory can't become another object's while this refers to it.
  ///
  /// So its address tells it from all others, even when it has gone.
  /// Sound: the one who starts the hooks sets it, and nobody reads it.
  @exclusivity(unchecked) nonisolated(unsafe) unowned var anchor: (any Initializing)?

  /// How often the running hook has reached the ready root.
  let superCalls = Atomic(0)

  /// What to do if that isn't once, or nothing if the class doesn't want to be checked.
  ///
  /// Sound: a ready root sets it before the hooks start, when nobody else knows the object.
  @exclusivity(unchecked) nonisolated(unsafe) var superCheck: SuperCheck?
  #endif

  /// Creates a record for an object that is being made.
  public init() {}

  /// The phase that the object is in.
  ///
  /// It can be read from any thread, and in `deinit`.
  ///
  /// - Complexity: O(1).
  public var phase: Phase { state.load(ordering: .acquiring).phase }

  /// Applies an event to the state, and returns what came of it.
  func change<Outcome>(_ event: (inout InitState) -> Outcome) -> Outcome {
    var old = state.load(ordering: .acquiring)
    while true {
      var new = old
      let outcome = event(&new)
      if new == old { return outcome }
      let (isDone, current) = state.weakCompareExchange(
        expected: old, desired: new, ordering: .acquiringAndReleasing)
      if isDone { return outcome }
      old = current
    }
  }
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
