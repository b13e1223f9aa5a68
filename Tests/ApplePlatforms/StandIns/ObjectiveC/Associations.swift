import Foundation

// swift-format-ignore: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
/// Stands for <https://developer.apple.com/documentation/objectivec/objc_associationpolicy>.
public enum objc_AssociationPolicy: UInt, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Stands for <https://developer.apple.com/documentation/objectivec/objc_associationpolicy/objc_association_retain>.
  case OBJC_ASSOCIATION_RETAIN = 769
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Stands for <https://developer.apple.com/documentation/objectivec/objc_getassociatedobject(_:_:)>.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  unsafe Associations.shared.value(of: object as AnyObject, key: key)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Stands for <https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:)>.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  unsafe Associations.shared.set(value, of: object as AnyObject, key: key)
}

/// What is associated with objects.
///
/// The real runtime drops associated values when it deallocates the object. This one can't know that
/// moment: it finds out later, at any use, that the object is gone.
public final class Associations: Sendable {
  private struct Key: Hashable {
    let object: ObjectIdentifier
    let key: UInt
  }

  private struct Entry {
    weak var object: AnyObject?
    let value: Any
  }

  /// The associations of the process.
  public static let shared = Associations()

  private let lock = NSLock()

  // Sound: only touched while `lock` is locked.
  private nonisolated(unsafe) var entries: [Key: Entry] = [:]

  /// The number of values of objects that are alive, after what the dead had is dropped.
  public var count: Int {
    dropDead()
    return lock.withLock { unsafe entries.count }
  }

  func value(of object: AnyObject, key: UnsafeRawPointer) -> Any? {
    dropDead()
    let key = Key(object: ObjectIdentifier(object), key: UInt(bitPattern: key))
    return lock.withLock { unsafe entries[key]?.value }
  }

  func set(_ value: Any?, of object: AnyObject, key: UnsafeRawPointer) {
    dropDead()
    let key = Key(object: ObjectIdentifier(object), key: UInt(bitPattern: key))
    let entry = value.map { Entry(object: object, value: $0) }
    // What was there before goes after the lock is open, since its end may use associations.
    let previous = lock.withLock {
      defer { unsafe entries[key] = entry }
      return unsafe entries[key]
    }
    withExtendedLifetime(previous) {}
  }

  private func dropDead() {
    let dead = lock.withLock {
      let dead = unsafe entries.filter { $0.value.object == nil }
      for key in dead.keys { unsafe entries[key] = nil }
      return dead
    }
    withExtendedLifetime(dead) {}
  }
}
