// How a record reaches its object while a list has the record.
extension Initialization {
  /// A weak reference in a box, since few objects need one.
  final class WeakReference {
    private(set) weak var object: (any Initializing)?

    init(_ object: any Initializing) { self.object = object }
  }

  /// Makes the object reachable.
  func hold(_ object: any Initializing, keepAlive: Bool) {
    if keepAlive { unsafe kept = object } else { unsafe unkept = WeakReference(object) }
  }

  /// Makes the object unreachable, and releases it if it was kept.
  func letGo() {
    unsafe kept = nil
    unsafe unkept = nil
  }

  /// Releases the object if it was kept, and leaves it reachable for as long as others hold it.
  func stopKeepingAlive() {
    if let object = unsafe kept.take() { unsafe unkept = WeakReference(object) }
  }

  /// Hands the object over, if it is still alive.
  func takeObject() -> (any Initializing)? {
    if let object = unsafe kept.take() { return object }
    return unsafe unkept.take()?.object
  }
}

@available(*, unavailable)
extension Initialization.WeakReference: Sendable {}
