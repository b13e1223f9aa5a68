internal import Synchronization

extension Initialization {
  /// What an initialization knows, behind its lock.
  struct Record: Sendable {
    /// How far the object has come.
    var state = InitState()
    /// The object that the record belongs to, for as long as it is alive.
    var owner: ObjectIdentifier?
    /// How to reach the object while it is in a list.
    var target = Target.none
    /// The list that the object is in.
    ///
    /// Sound: a list outlives its objects, and none leaves it without taking this lock.
    unowned(unsafe) var list: PendingList?
    /// Who waits for the object.
    var waiters: [Waiter] = []
    /// The check that overrides call `super`.
    var superCheck = SuperCheck()
  }

  /// A way to reach the object while it is in a list.
  ///
  /// Sound: whoever takes the object out is the thread or the queue that the object belongs to, or
  /// only releases it.
  enum Target: @unchecked Sendable {
    /// None, outside a list.
    case none
    /// The list keeps the object alive.
    case kept(any Initializing)
    /// The object may go away at any time.
    case unkept(WeakReference)
  }

  /// A weak reference in a box, which makes a target small and quick to move.
  final class WeakReference {
    private(set) weak var object: (any Initializing)?
    init(_ object: any Initializing) { self.object = object }
  }
}

extension Initialization.Record {
  /// Claims the second hook of an object that its list has let go of, if it is still alive.
  mutating func claimTarget() -> Initialization.Target {
    defer {
      unsafe list = nil
      target = .none
    }
    guard let object = target.object else {
      // Either the object has gone away, or someone else has claimed it.
      _ = state.abandon()
      return .none
    }
    return state.claim() == .run ? .kept(object) : .none
  }

  /// Takes the object out of its list, and the target out of the record.
  mutating func leaveList(_ initialization: Initialization) -> Initialization.Target {
    defer {
      unsafe list = nil
      target = .none
    }
    unsafe list?.remove(initialization)
    return target
  }

  /// Takes the waiters out, so that they can be resumed.
  mutating func takeWaiters() -> [Initialization.Waiter] {
    defer { waiters = [] }
    return waiters
  }
}

extension Initialization.Target {
  /// The object, if it is still alive.
  var object: (any Initializing)? {
    switch self {
    case .none: nil
    case .kept(let object): object
    case .unkept(let reference): reference.object
    }
  }
}

@available(*, unavailable)
extension Initialization.WeakReference: Sendable {}
