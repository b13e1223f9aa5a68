import OnceCall

/// One thing that a thread or task does with records.
enum OnceOperation: Sendable {
  /// A synchronous call, on the object in a place.
  case call(at: OncePlace, OnceBody)
  /// An asynchronous call; a task that is cancelled makes it if it says so.
  case callAsync(at: OncePlace, isCancelled: Bool, OnceBody)
  /// Asks a record what it has done.
  case look(at: OncePlace)
  /// Forgets one key.
  case clear(at: OncePlace)
  /// Forgets everything of the object in a place.
  case clearAll(slot: Int)
  /// Lets go of the object in a place, and puts a new one there.
  case replace(slot: Int)
  /// A call of a flag.
  case flag(Int, OnceBody)
  /// Asks for a value.
  case value(Int)
  /// Asks for an asynchronous value.
  case asyncValue(Int)
}

/// Which key of which object is called, and how.
struct OncePlace: Sendable {
  var slot: Int
  var key: Int
  var policy = Once.RunningPolicy.wait
}

/// What the body of a call does.
struct OnceBody: Sendable {
  var fails: Bool
  /// How long it takes, in turns that it leaves to others.
  var turns: Int
  var inner: [OnceOperation]
}

/// Which keys are used by whom, so that more can be checked of those that are used with restraint.
enum OnceKeys {
  static let all: [Once.Key] = ["threads", "Gr\u{FC}\u{DF}e", "both", .here("both")]

  /// Whether no asynchronous call uses the key, so that a thread never passes by.
  static func isForThreads(_ key: Int) -> Bool { key == 0 }
}

/// Which objects are used how.
enum OnceSlots {
  static let count = 6

  /// Whether nothing of the object in that place is ever cleared, so that what a body did stays.
  static func isNeverCleared(_ slot: Int) -> Bool { slot.isMultiple(of: 2) }
}

extension OnceOperation {
  /// What a thread may do; a task as well if it is allowed to wait.
  static func random(
    isAsync: Bool, depth: Int = 0, using random: inout Random
  ) -> OnceOperation {
    let slot = random.below(OnceSlots.count)
    let place = OncePlace(
      slot: slot, key: random.below(OnceKeys.all.count), policy: random.chance(25) ? .skip : .wait)
    switch random.below(100) {
    case ..<45 where isAsync && !OnceKeys.isForThreads(place.key):
      let isCancelled = random.chance(20)
      let body = OnceBody.random(isAsync: true, depth: depth, using: &random)
      return .callAsync(at: place, isCancelled: isCancelled, body)
    case ..<60:
      return .call(at: place, .random(isAsync: false, depth: depth, using: &random))
    case ..<66:
      return .look(at: place)
    case ..<74:
      return OnceSlots.isNeverCleared(slot) ? .look(at: place) : .clear(at: place)
    case ..<77:
      return OnceSlots.isNeverCleared(slot) ? .look(at: place) : .clearAll(slot: slot)
    case ..<84:
      return .replace(slot: slot)
    case ..<92:
      return .flag(random.below(4), .random(isAsync: false, depth: depth, using: &random))
    default:
      let number = random.below(4)
      return isAsync && random.chance(50) ? .asyncValue(number) : .value(number)
    }
  }
}

extension OnceBody {
  static func random(isAsync: Bool, depth: Int, using random: inout Random) -> OnceBody {
    let inner = depth < 2 && random.chance(30) ? 1...2 : 0...0
    return OnceBody(
      fails: random.chance(35), turns: random.below(4),
      inner: random.list(inner) { .random(isAsync: isAsync, depth: depth + 1, using: &$0) })
  }
}
