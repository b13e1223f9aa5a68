internal import Synchronization

// How a record reaches its object while a list has the record.
extension Initialization {
  /// The way from a record to its object.
  enum Reach {
    /// There is none: the object is in no list, or has left it.
    case none
    /// The object is kept alive.
    case kept(any Initializing)
    /// The object is reached for as long as others hold it.
    case unkept(WeakReference)
  }

  /// A weak reference in a box, since few objects need one.
  final class WeakReference {
    private(set) weak var object: (any Initializing)?

    init(_ object: any Initializing) { self.object = object }
  }

  /// How many objects of the process have left their lists early, or may go away unnoticed.
  static let leaverCount = Atomic(0)

  /// Makes the object reachable.
  func hold(_ object: any Initializing, keepAlive: Bool) {
    if keepAlive {
      unsafe reach = .kept(object)
    } else {
      unsafe reach = .unkept(WeakReference(object))
      Initialization.leaverCount.add(1, ordering: .relaxed)
    }
  }

  /// Makes the object unreachable, and releases it if it was kept.
  func letGo() { unsafe reach = .none }

  /// Makes a shell of the record, which stays in its list.
  func leaveList() {
    letGo()
    Initialization.leaverCount.add(1, ordering: .relaxed)
  }

  /// Leaves the object reachable for as long as others hold it.
  ///
  /// No hook and no `deinit` runs meanwhile, so nobody on this thread finds the object claimed.
  ///
  /// - Returns: The object, if it was kept alive; the caller releases it.
  func stopKeepingAlive() -> (any Initializing)? {
    guard claimFromList() else { return nil }
    defer { change { $0.unclaim() } }
    guard case .kept(let object) = unsafe reach else { return nil }
    unsafe reach = .unkept(WeakReference(object))
    return object
  }

  /// Hands the object over, if it is still alive.
  func takeObject() -> (any Initializing)? {
    switch unsafe exchange(&reach, with: .none) {
    case .none: nil
    case .kept(let object): object
    case .unkept(let reference): reference.object
    }
  }
}

@available(*, unavailable)
extension Initialization.Reach: Sendable {}

@available(*, unavailable)
extension Initialization.WeakReference: Sendable {}
