/// A value that is computed at its first use, once for all threads.
///
/// It is a `lazy` property that threads may share, or a `static let` that may fail and be tried
/// again. Others who ask meanwhile wait. A failure is not remembered: its error goes to the caller
/// whose call failed, and the next one computes again. After success the closure is released,
/// with all that it captures.
///
/// ```swift
/// let settings = OnceValue { try Settings(contentsOf: path) }
/// let theme = try settings.get().theme
/// ```
///
/// As a stored property its type is written `OnceValue<Settings, any Error>`, or with `Never` if it
/// can't fail. The closure runs on any thread, so it can't call what belongs to the main actor; that is
/// for ``AsyncOnceValue``. A value can't be forgotten: keep it in a variable, and make a new one.
public final class OnceValue<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline let flag = OnceFlag()

  // Sound: both are written inside the flag's body, and read there or after it is done.
  @usableFromInline nonisolated(unsafe) var value: Value?
  private nonisolated(unsafe) var compute: (@Sendable () throws(Failure) -> Value)?

  /// Creates a value that has not been computed.
  ///
  /// - Parameter compute: Computes the value on the thread of the first caller. It must not ask for
  ///   the value itself; that stops the program with a message, where a `static let` would hang.
  public init(_ compute: @escaping @Sendable () throws(Failure) -> Value) {
    unsafe self.compute = compute
  }

  /// The value if it has been computed, without computing it or waiting for it.
  @inlinable public var ifComputed: Value? { flag.isDone ? unsafe value : nil }

  /// Returns the value, which the first caller computes.
  ///
  /// - Returns: The same value for all callers.
  /// - Throws: What the closure throws in this call, never in another.
  /// - Complexity: O(1) once computed.
  @inlinable
  public func get() throws(Failure) -> Value {
    if let value = ifComputed { return value }
    return try getSlowly()
  }

  /// Computes the value, or waits for it.
  @usableFromInline
  func getSlowly() throws(Failure) -> Value {
    // Released on return, when what its captures do as they go can ask for the value again.
    var spent: (@Sendable () throws(Failure) -> Value)?
    defer { withExtendedLifetime(spent) {} }
    try flag.call { () throws(Failure) in
      guard let compute = unsafe compute else { return }
      unsafe value = try compute()
      spent = compute
      unsafe self.compute = nil
    }
    guard let value = ifComputed else {
      preconditionFailure(
        "The closure of an OnceValue<\(Value.self), \(Failure.self)> asked for the value that it was"
          + " computing, directly or through others that wait for it. Compute it from other values."
      )
    }
    return value
  }
}
