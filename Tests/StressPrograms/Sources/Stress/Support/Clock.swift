import Synchronization

/// Counts what happens in a program, to tell what came before what.
///
/// Its operations are relaxed, so that it orders nothing in the place of the code under test: a sanitizer
/// still sees what that leaves unordered. What happened before something else has the smaller number
/// all the same.
final class Clock: Sendable {
  private let time = Atomic(0)

  /// The number of this event.
  func tick() -> Int { time.add(1, ordering: .relaxed).newValue }
}
