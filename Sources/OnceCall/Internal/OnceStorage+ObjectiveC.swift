#if canImport(ObjectiveC)
private import ObjectiveC
private import Synchronization

/// Finds the record that is kept beside an object, as an associated object that goes with it.
enum OnceStorage {
  /// The address of this byte is the key of the association.
  // Sound: only its address is used.
  private nonisolated(unsafe) static let key = unsafe UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// Locks for the creation of records, of which an object's address chooses one.
  private static let locks = Locks()

  static func once(of owner: AnyObject) -> Once {
    if let once = find(owner) { return once }
    return locks.withLock(for: owner) {
      // Another thread may have made one meanwhile.
      if let once = find(owner) { return once }
      let once = Once()
      unsafe objc_setAssociatedObject(owner, key, once, .OBJC_ASSOCIATION_RETAIN)
      return once
    }
  }

  private static func find(_ owner: AnyObject) -> Once? {
    unsafe objc_getAssociatedObject(owner, key) as? Once
  }

  private final class Locks: Sendable {
    private final class Lock: Sendable { let mutex = Mutex(()) }

    private let all = (0..<64).map { _ in Lock() }

    func withLock<Result>(for owner: AnyObject, _ body: () -> sending Result) -> sending Result {
      let hash = UInt64(UInt(bitPattern: ObjectIdentifier(owner))) &* 0x9E37_79B9_7F4A_7C15
      return all[Int(hash >> 58)].mutex.withLock { _ in body() }
    }
  }
}
#endif
