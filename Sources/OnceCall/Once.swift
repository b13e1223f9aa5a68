/// A record of what has been done, which runs each piece of work at most once for each key.
///
/// An object that adopts ``OnceCalling`` has one, ``process`` is shared by the whole program, and
/// you can make as many as you like. The work is told apart by a ``Key``: the name of the calling
/// function unless you say otherwise.
///
/// ```swift
/// let once = Once()
/// once.call("greet") { print("Hello") }  // prints
/// once.call("greet") { print("Hello") }  // doesn't
/// ```
///
/// A key is idle, running or done. It is claimed before its body runs, so a body that calls its own
/// key is skipped rather than repeated, and nothing is locked while a body runs, so bodies may use
/// other keys and other objects freely. A body that throws has not been done.
public final class Once: Sendable {
  /// The record that the whole process shares.
  ///
  /// It is an ordinary record: its keys are those of all who use it, so give them names that
  /// nobody else would choose, or use ``Key/here(fileID:line:column:)``. Generic functions and
  /// subclasses that come to the same line of code share that line's key.
  public static let process = Once()

  /// The done keys that can be found without a lock; changed only while `state` is locked.
  @usableFromInline let done = DoneSet()

  /// What runs, who waits, and what has been done.
  let state = Locked(OnceState<Wakeup>())

  /// Creates a record of nothing.
  public init() {}
}
