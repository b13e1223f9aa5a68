import Foundation
import OnceCall
import TestSupport
import Testing

// Every interleaving of some callers on two or three keys, to the end. A caller makes one or two
// calls, one after the other or one inside the other, and its bodies succeed or fail; at any time
// a task that waits may be cancelled, and a key may be cleared. `ModelWorld` says what must hold
// in each state. Which callers there are is stated by each test.
//
// It takes its time, so it runs on a thread of its own and leaves the concurrency pool to the
// others.
@Suite(.serialized) struct OnceStateExplorationTests {
  /// The calls of one caller.
  struct Plan: Hashable, CustomTestStringConvertible {
    let calls: [ModelWorld.Call]

    /// Makes a plan of keys, which are letters; an upper-case one is called asynchronously.
    init(_ letters: String) {
      calls = letters.map {
        ModelWorld.Call(key: Once.Key($0.lowercased()), isAsync: $0.isUppercase)
      }
    }

    var testDescription: String { calls.map(\.description).joined(separator: ", ") }
  }

  /// Two threads' calls, or tasks', or a task's with a synchronous call inside: crossing, and
  /// re-entering.
  static let pairs = ["ab", "ba", "aa", "AB", "BA", "AA", "Ab", "Ba"].map(Plan.init)
  /// One call; the key `b` instead would only swap the names of the keys.
  static let singles = ["a", "A"].map(Plan.init)

  /// Chooses that many of the plans; their order doesn't matter, since callers differ by it alone.
  static func choices(of count: Int, from plans: [Plan]) -> [[Plan]] {
    guard count > 0 else { return [[]] }
    return plans.indices.flatMap { first in
      choices(of: count - 1, from: Array(plans[first...])).map { [plans[first]] + $0 }
    }
  }

  private func explore(_ plans: [Plan], clears: Int) async {
    let (fault, path, count) = await onThread {
      var explorer = Explorer(ModelWorld(plans.map(\.calls), clears: clears))
      explorer.explore()
      return (explorer.fault, explorer.path, explorer.count)
    }
    #expect(fault == nil, "after \(path)")
    #expect(count > 100)
  }

  @Test(arguments: choices(of: 2, from: pairs))
  func `two callers with two calls each, and two clears`(plans: [Plan]) async {
    await explore(plans, clears: 2)
  }

  @Test(arguments: choices(of: 2, from: pairs), singles)
  func `three callers with two, two and one calls, and a clear`(plans: [Plan], third: Plan) async {
    await explore(plans + [third], clears: 1)
  }

  @Test(arguments: ["ab bc ca", "ab bc CA", "ab BC CA", "AB BC CA"])
  func `three callers in a circle of three keys`(letters: String) async {
    await explore(letters.split(separator: " ").map { Plan(String($0)) }, clears: 1)
  }

  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["EXPLORE_EVERYTHING"] != nil),
    arguments: choices(of: 3, from: pairs))
  func `three callers with two calls each, and a clear`(plans: [Plan]) async {
    await explore(plans, clears: 1)
  }
}
