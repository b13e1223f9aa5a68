extension Initialization {
  /// A way to reach an object while it is in a list.
  enum Target {
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

extension Initialization.Target {
  /// Gives the object away, if it is still alive.
  consuming func release() -> (any Initializing)? {
    switch consume self {
    case .none: nil
    case .kept(let object): object
    case .unkept(let reference): reference.object
    }
  }

  /// A target that doesn't keep the object alive.
  var unkept: Initialization.Target {
    switch self {
    case .kept(let object): .unkept(Initialization.WeakReference(object))
    case .none, .unkept: self
    }
  }
}

@available(*, unavailable)
extension Initialization.Target: Sendable {}

@available(*, unavailable)
extension Initialization.WeakReference: Sendable {}
