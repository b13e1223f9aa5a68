internal import Synchronization

/// A value behind a lock, under which no user code runs.
///
/// It is a `Mutex` whose order the thread sanitizer can see as well. On Linux a mutex that is
/// contended is locked by code in the toolchain's library, which isn't instrumented, and each use
/// would be reported as a race; an atomic that is written before unlocking and read after locking
/// says to the sanitizer what the lock guarantees, and costs next to nothing.
///
/// InitHooks has the same lines, since modules never import each other.
struct Locked<Value: Sendable>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  private let baton = Atomic(false)

  init(_ value: consuming Value) { mutex = Mutex(value) }

  /// Calls the closure with the value, which nobody else uses meanwhile.
  func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    mutex.withLock { value in
      _ = baton.load(ordering: .acquiring)
      defer { baton.store(false, ordering: .releasing) }
      return body(&value)
    }
  }
}
