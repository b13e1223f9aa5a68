public import Synchronization

/// A gate that work passes once: the smallest tool, one word in size and without a key.
///
/// Store it where one piece of work has one place, and the name of a key would say nothing. When
/// the work has been done, a call costs a load and a comparison.
///
/// ```swift
/// final class Logger: Sendable {
///   private let didOpen = OnceFlag()
///   func log(_ line: String) {
///     didOpen.call { openFile() }
///     write(line)
///   }
/// }
/// ```
///
/// It can't be copied, so store it in a class, an actor, a global constant, or a structure that is
/// `~Copyable`. In an ordinary structure use a ``Once``, which all copies of the structure share.
///
/// It behaves as ``Once/call(_:ifRunning:_:)-(Once.Key,_,_)`` does for one key with the policy
/// ``Once/RunningPolicy/wait``, but it can't be cleared or awaited.
@frozen public struct OnceFlag: ~Copyable, Sendable {
  /// What the word says if it is neither a thread nor a number in the lot.
  @usableFromInline static var idle: UInt { 0 }
  @usableFromInline static var done: UInt { 1 }

  /// Idle, done, the thread that runs the body, or the number of the run in the ``FlagLot``.
  @usableFromInline let word = Atomic(Self.idle)

  /// Creates a gate that nothing has passed.
  @inlinable
  public init() {}

  /// Whether the work has been done, at this moment.
  ///
  /// If so, its effects are visible. It has not while the body is running or after it has thrown.
  @inlinable
  public var isDone: Bool { word.load(ordering: .acquiring) == Self.done }

  /// Runs the body unless that has been done.
  ///
  /// When the call returns, the work has been done and its effects are visible, with two
  /// exceptions in which the call returns `false` rather than wait for ever: the body itself calls
  /// it on the same thread, or to wait would close a circle of threads that wait for each other.
  ///
  /// - Parameter body: The work. It runs in this call or not at all, and is not kept.
  /// - Returns: Whether the body ran in this call.
  /// - Throws: What the body throws. The work has then not been done: one of those who wait runs
  ///   its own body, and so does the next caller.
  /// - Complexity: O(1), without a lock unless threads meet.
  @inlinable @discardableResult
  public func call<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) -> Bool {
    if isDone { return false }
    guard begin() else { return false }
    do {
      try body()
    } catch {
      finish(succeeded: false)
      throw error
    }
    finish(succeeded: true)
    return true
  }
}
