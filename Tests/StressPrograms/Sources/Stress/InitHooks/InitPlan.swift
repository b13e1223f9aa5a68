/// An object to be made, with the objects that are made inside its initializer.
struct InitPlan: Sendable {
  /// Objects that are made before the hooks of this one start.
  var before: [InitPlan] = []
  /// Objects that are made after its first hook, in a scope of their own if it says so.
  var after: [InitPlan] = []
  var isScopedAfter = false
  /// Objects that the second hook makes.
  var late: [InitPlan] = []
  /// Whether the initializer gives up and throws.
  var fails = false
  /// Whether the initializer asks for the second hook itself.
  var finishesItself = false
  var isKeptAlive = true

  static func random(depth: Int, using random: inout Random) -> InitPlan {
    func some(_ percent: Int, _ random: inout Random) -> [InitPlan] {
      guard depth > 0, random.chance(percent) else { return [] }
      return random.list(1...2) { .random(depth: depth - 1, using: &$0) }
    }
    return InitPlan(
      before: some(25, &random), after: some(35, &random), isScopedAfter: random.chance(30),
      late: some(20, &random), fails: random.chance(12), finishesItself: random.chance(10),
      isKeptAlive: random.chance(80))
  }
}

/// One thing that a thread, task or actor does with objects.
enum InitOperation: Sendable {
  /// Makes objects, in a scope or not; the first one goes into a slot that all share.
  case make([InitPlan], Scope, slot: Int)
  /// Asks for the second hook of an object in a slot.
  case finish(Int)
  /// Gives up the hooks of an object in a slot.
  case abandon(Int)
  /// Waits for the second hook of an object in a slot; on a thread, only asks for its phase.
  case wait(Int, isCancelled: Bool)
  /// Empties a slot.
  case drop(Int)

  /// Whether objects are made in a scope, and how it ends.
  enum Scope: CaseIterable {
    case none
    case open
    /// The first object is shared while the scope is open.
    case sharing
    case throwing
  }

  static let slotCount = 4

  static func random(using random: inout Random) -> InitOperation {
    let slot = random.below(slotCount)
    switch random.below(100) {
    case ..<55:
      let scope = Scope.allCases.randomElement(using: &random) ?? .none
      return .make(random.list(1...3) { .random(depth: 2, using: &$0) }, scope, slot: slot)
    case ..<67: return .finish(slot)
    case ..<72: return .abandon(slot)
    case ..<92: return .wait(slot, isCancelled: random.chance(20))
    default: return .drop(slot)
    }
  }
}
