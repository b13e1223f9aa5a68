import AppBootstrap

/// A step to be made, and what it does.
struct StepPlan: Sendable {
  enum Start: CaseIterable {
    case plain
    /// Goes on elsewhere for a moment.
    case suspending
    case failing
    /// Waits until it is cancelled, and then fails or, against the custom, succeeds.
    case cancellable
    case stubborn
    /// Goes on until the very end of the program, whatever it is told.
    case stuck
    /// A long-running body.
    case body
    /// A long-running body that ends by itself.
    case shortBody
    case failingBody
  }

  enum Stop: CaseIterable {
    case none
    case plain
    case suspending
    case failing
    /// Goes on until the very end of the program.
    case stuck
  }

  var name: String
  var phase: LaunchPhase
  var dependencies: [String]
  var start: Start
  var stop: Stop
  var isOptional: Bool
  /// The time for the start, which is so short that it may or may not be enough.
  var timeout: Duration?
  /// How many turns of others what suspends takes.
  var turns: Int

  static func random(_ number: Int, using random: inout Random) -> StepPlan {
    let isPlain = random.chance(55)
    let isImpatient = random.chance(30)
    let start = isPlain ? Start.plain : Start.allCases.randomElement(using: &random) ?? .plain
    return StepPlan(
      name: "\(number)",
      phase: LaunchPhase.allCases.randomElement(using: &random) ?? .services,
      dependencies: [], start: start,
      stop: Stop.allCases.randomElement(using: &random) ?? .none,
      isOptional: random.chance(30),
      timeout: isImpatient || start == .stuck
        ? .microseconds(random.below(3_000)) : nil, turns: random.below(5))
  }

  var isBody: Bool {
    switch start {
    case .body, .shortBody, .failingBody: true
    case .plain, .suspending, .failing, .cancellable, .stubborn, .stuck: false
    }
  }
}

/// One thing that others do to a launch.
enum LaunchDisturbance: Sendable {
  case requestStop
  case stop
  case cancel
  /// Gives others a turn.
  case yield

  static func random(using random: inout Random) -> LaunchDisturbance {
    switch random.below(100) {
    case ..<80: .yield
    case ..<88: .requestStop
    case ..<94: .stop
    default: .cancel
    }
  }
}
