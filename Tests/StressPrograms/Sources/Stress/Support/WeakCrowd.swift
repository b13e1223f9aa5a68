import Foundation

/// Objects that are watched, as long as they are there.
final class WeakCrowd: Sendable {
  private struct Member {
    weak var object: AnyObject?
  }

  // A lock of Foundation's, as elsewhere. Sound: the members are only touched while it is locked.
  private let lock = NSLock()
  private nonisolated(unsafe) var members: [Member] = []

  func add(_ object: AnyObject) {
    let member = Member(object: object)
    lock.withLock { unsafe members.append(member) }
  }

  /// The number of objects that are still there; forgets the others.
  var count: Int {
    lock.withLock {
      unsafe members.removeAll { $0.object == nil }
      return unsafe members.count
    }
  }
}
