public import Synchronization

/// A value that is computed asynchronously at its first use, once for all tasks.
///
/// It is ``OnceValue`` for asynchronous closures. The first caller computes in its own task and on
/// its own actor, and the others are suspended meanwhile. If that caller is cancelled and its
/// closure throws, its error is its own and the next one computes. A failure is not remembered, and
/// after success the closure is released.
///
/// ```swift
/// let session = AsyncOnceValue { try await logIn() }
/// let user = try await session.get().user
/// ```
///
/// As a stored property its type is written `AsyncOnceValue<Session, any Error>`, or with `Never` if it
/// can't fail. A value can't be forgotten: keep it in a variable, and make a new one.
public final class AsyncOnceValue<Value: Sendable, Failure: Error>: Sendable {
  let once = Once()

  /// Whether `value` may be read.
  @usableFromInline let isComputed = Atomic(false)

  // Sound: both are written inside the body of the key, and read there or after it is done.
  @usableFromInline nonisolated(unsafe) var value: Value?
  private nonisolated(unsafe) var compute: (@Sendable () async throws(Failure) -> Value)?

  /// Creates a value that has not been computed.
  ///
  /// - Parameter compute: Computes the value in the task of the first caller. It must not ask for
  ///   the value itself, nor for another one whose closure waits for this one; that stops the program
  ///   with a message. Before it has ended, tasks that it makes with `Task {}` must not do so either,
  ///   even if it doesn't wait for them.
  public init(
    _ compute: @escaping @Sendable () async throws(Failure) -> Value
  ) {
    unsafe self.compute = compute
  }

  /// The value if it has been computed, without computing it or waiting for it.
  @inlinable public var ifComputed: Value? {
    isComputed.load(ordering: .acquiring) ? unsafe value : nil
  }

  /// Returns the value, which the first caller computes.
  ///
  /// A caller that waits goes on waiting when it is cancelled, since it has nothing to return.
  ///
  /// - Returns: The same value for all callers.
  /// - Throws: What the closure throws in this call, never in another.
  /// - Complexity: O(1) once computed.
  @inlinable
  public nonisolated(nonsending) func get() async throws(Failure) -> Value {
    if let value = ifComputed { return value }
    return try await getSlowly()
  }

  /// Computes the value, or waits for it.
  @usableFromInline
  nonisolated(nonsending) func getSlowly() async throws(Failure) -> Value {
    var spent: (@Sendable () async throws(Failure) -> Value)?
    defer { withExtendedLifetime(spent) {} }
    _ = try await once.runAsync("value", ifRunning: .wait, isCancellable: false) {
      () async throws(Failure) in
      guard let compute = unsafe compute else { return }
      unsafe value = try await compute()
      spent = compute
      unsafe self.compute = nil
      isComputed.store(true, ordering: .releasing)
    }
    guard let value = ifComputed else {
      preconditionFailure(
        "The closure of an AsyncOnceValue<\(Value.self), \(Failure.self)> asked for the value that it"
          + " was computing, directly or through others that wait for it. Compute it from other"
          + " values."
      )
    }
    return value
  }
}
