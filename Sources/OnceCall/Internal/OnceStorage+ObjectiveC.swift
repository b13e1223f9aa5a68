#if canImport(ObjectiveC)
private import ObjectiveC

/// Finds the record that is kept beside an object, as an associated object that goes with it.
enum OnceStorage {
  /// The key of the association.
  // Sound: only the address is used, and it is never written to or freed.
  private nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// Locks for the making of records, of which an object's address chooses one.
  private static let locks = (0..<64).map { _ in Lock() }

  private final class Lock: Sendable {
    let isLocked = Locked(())
  }

  static func once(of owner: AnyObject) -> Once {
    if let once = find(owner) { return once }
    let hash = OnceTable.hash(UInt(bitPattern: ObjectIdentifier(owner)))
    return locks[Int(truncatingIfNeeded: hash >> 58)].isLocked.withLock { _ in
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
}
#endif
// Without the Objective-C runtime, the table in `OnceStorage.swift` is used.
