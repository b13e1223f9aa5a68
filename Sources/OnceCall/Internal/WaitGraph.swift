/// Who waits for whom, over all records of the process, so that no circle closes.
///
/// It knows only places where somebody waits. It is consulted when a caller is about to wait and
/// when a place changes hands, never on the way of those who don't wait.
package struct WaitGraph: Hashable, Sendable {
  /// A key of a record, or a flag, at which somebody waits.
  package struct Place: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// Who runs the body at a place.
  private var runners: [Place: Runner] = [:]

  /// Where a runner, or something inside its run, waits.
  private var waits: [Runner: [Place]] = [:]

  /// The number of the next place.
  private var nextNumber = 0

  package init() {}

  /// Whether nobody waits anywhere.
  package var isEmpty: Bool { runners.isEmpty && waits.isEmpty }

  /// Adds a caller that is about to wait, unless that closes a circle.
  ///
  /// - Parameters:
  ///   - caller: Who is about to wait.
  ///   - place: Where; made if nobody has waited there.
  ///   - runner: Who runs the body there.
  /// - Returns: Whether it was added.
  /// - Complexity: O(*n*) in the number of waits that lead on from here.
  package mutating func add(
    _ caller: Caller, waitingAt place: inout Place?, runBy runner: Runner
  ) -> Bool {
    if leads(from: runner, into: caller) { return false }
    let known = place ?? Place(number: nextNumber)
    if place == nil {
      nextNumber += 1
      place = known
      runners[known] = runner
    }
    for waiting in caller.enclosingRunners { waits[waiting, default: []].append(known) }
    return true
  }

  /// Removes a caller that no longer waits.
  package mutating func remove(_ caller: Caller, waitingAt place: Place) {
    for waiting in caller.enclosingRunners {
      guard let index = waits[waiting]?.firstIndex(of: place) else { continue }
      waits[waiting]?.remove(at: index)
      if waits[waiting]?.isEmpty == true { waits[waiting] = nil }
    }
  }

  /// Removes a place at which nobody waits any more.
  package mutating func remove(_ place: Place) { runners[place] = nil }

  /// Changes who runs the body at a place.
  ///
  /// This can't close a circle, since the new runner has stopped waiting.
  package mutating func setRunner(_ runner: Runner, at place: Place) { runners[place] = runner }

  /// Returns whether a runner waits, over any number of steps, for a run that the caller is inside.
  private func leads(from start: Runner, into caller: Caller) -> Bool {
    var seen: Set<Runner> = [start]
    var open = [start]
    while let runner = open.popLast() {
      if caller.isInside(runner) { return true }
      for place in waits[runner] ?? [] {
        guard let next = runners[place], seen.insert(next).inserted else { continue }
        open.append(next)
      }
    }
    return false
  }
}

/// A way to a graph: the one of the process under its lock, or one in a test.
package protocol WaitGraphAccess {
  func withGraph<Result: Sendable>(_ body: (inout WaitGraph) -> Result) -> Result
}

extension WaitGraph {
  /// The graph of the process.
  ///
  /// Its lock is the innermost: nothing else is locked under it.
  package static let shared = Shared()

  package final class Shared: WaitGraphAccess, Sendable {
    private let graph = Locked(WaitGraph())

    package func withGraph<Result: Sendable>(_ body: (inout WaitGraph) -> Result) -> Result {
      graph.withLock { body(&$0) }
    }
  }
}
