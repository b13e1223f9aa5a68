/// What a step does.
package enum StepWork: Sendable {
  /// A start, and a stop if there is something to stop.
  case paired(start: StepClosure, stop: StepClosure?)

  /// A body that runs until it is cancelled.
  case running(@MainActor () async throws -> Void)

  /// The work of a step that has nothing to do any more.
  static let nothing = paired(start: .synchronous { false }, stop: nil)

  /// Whether there is something to stop.
  var hasStop: Bool {
    if case .paired(_, nil) = self { false } else { true }
  }

  /// Whether the step can be started and stopped without suspending.
  var isSynchronous: Bool {
    switch self {
    case .paired(let start, let stop): start.isSynchronous && stop?.isSynchronous ?? true
    case .running: false
    }
  }
}

/// A start or a stop, which tells whether there was something to do.
package enum StepClosure: Sendable {
  case synchronous(@MainActor () throws -> Bool)
  case asynchronous(@MainActor () async throws -> Bool)

  package var isSynchronous: Bool {
    if case .synchronous = self { true } else { false }
  }

  /// Runs the closure, without a suspension if it is synchronous.
  @MainActor func callAsFunction() async throws -> Bool {
    switch self {
    case .synchronous(let body): try body()
    case .asynchronous(let body): try await body()
    }
  }

  /// Runs the closure of a step that ``LaunchStep/work`` calls synchronous.
  @MainActor func callSynchronously() throws -> Bool {
    guard case .synchronous(let body) = self else {
      preconditionFailure("An asynchronous step must not come this far in a synchronous launch.")
    }
    return try body()
  }
}

extension StepClosure {
  /// Makes a start or stop that always has something to do.
  static func always(_ body: @escaping @MainActor () throws -> Void) -> StepClosure {
    .synchronous {
      try body()
      return true
    }
  }

  /// Makes a start or stop that always has something to do.
  static func always(_ body: @escaping @MainActor () async throws -> Void) -> StepClosure {
    .asynchronous {
      try await body()
      return true
    }
  }
}
