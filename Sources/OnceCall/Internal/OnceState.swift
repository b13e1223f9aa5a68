/// The state of one record: which keys run, who waits for them, and which are done.
///
/// A value without locks. Its owner locks it, and does what it answers after unlocking.
/// A key that is neither running nor done is idle, and nothing is kept for it.
package struct OnceState<Token: Sendable>: Sendable {
  /// What becomes of a run that has ended.
  package enum Ending {
    /// The key is done. All who waited have to be told so.
    case recorded(telling: [Token])
    /// The key is not done, and this waiter now runs it.
    case handedOver(to: Token)
    /// The key is not done, and nobody waits for it.
    case forgotten
  }

  /// The keys whose bodies run now.
  private var runs: [Once.Key: Run<Token>] = [:]

  /// The keys that are done, with numbers that grow in the order in which they were done.
  private var done: [Once.Key: Int] = [:]

  /// The number for the key that is done next.
  private var nextNumber = 0

  package init() {}

  /// The done keys in the order in which they were done.
  package var doneKeys: [Once.Key] { done.sorted { $0.value < $1.value }.map(\.key) }

  /// The done keys and the running ones, in no order.
  var knownKeys: [Once.Key] { Array(done.keys) + Array(runs.keys) }

  /// The number of callers that wait for a key.
  package func waiterCount(at key: Once.Key) -> Int { runs[key]?.waiterCount ?? 0 }

  /// Returns whether the body of a key is running.
  package func isRunning(_ key: Once.Key) -> Bool { runs[key] != nil }

  /// Returns whether the key is done.
  package func isDone(_ key: Once.Key) -> Bool { done[key] != nil }

  /// Decides what a caller does: run its body (it then owes a `finish`), nothing, or wait.
  ///
  /// - Parameters:
  ///   - caller: Who comes.
  ///   - key: The key that it comes to.
  ///   - policy: What it wants if the key is running.
  ///   - graph: The graph of all who wait.
  ///   - makeToken: Makes what wakes the caller; used only if it waits.
  /// - Returns: What it has to do.
  package mutating func arrive(
    _ caller: Caller, at key: Once.Key, ifRunning policy: Once.RunningPolicy,
    graph: some WaitGraphAccess, makeToken: () -> Token
  ) -> Arrival {
    if isDone(key) { return .skip }
    guard runs[key] == nil else {
      return policy == .skip
        ? .skip
        : runs[key]?.arrive(caller, graph: graph, makeToken: makeToken) ?? .skip
    }
    runs[key] = Run(runner: caller.runner)
    return .run
  }

  /// Ends the run of a key.
  ///
  /// A success is recorded unless the key was cleared meanwhile. If it is not, whoever waits
  /// longest runs next, and the others go on waiting.
  package mutating func finish(
    _ key: Once.Key, succeeded: Bool, graph: some WaitGraphAccess
  ) -> Ending {
    guard var run = runs.removeValue(forKey: key) else { return .forgotten }
    // An object whose keys don't run needs no memory for that.
    if runs.isEmpty { runs = [:] }
    if succeeded, !run.isCleared {
      done[key] = nextNumber
      nextNumber += 1
      return .recorded(telling: run.dismissAll(graph: graph))
    }
    guard let next = run.handOver(graph: graph) else { return .forgotten }
    runs[key] = run
    return .handedOver(to: next)
  }

  /// Takes a caller out of the queue of a key.
  ///
  /// - Returns: What wakes it, or nothing if it no longer waits.
  package mutating func withdraw(
    _ caller: Caller, from key: Once.Key, graph: some WaitGraphAccess
  ) -> Token? {
    runs[key]?.withdraw(caller, graph: graph)
  }

  /// Makes keys idle; a key that is running becomes idle when its run ends.
  ///
  /// - Returns: Those that were done, in the order in which they were done.
  package mutating func clear(_ keys: [Once.Key]) -> [Once.Key] {
    var removed: [(key: Once.Key, number: Int)] = []
    for key in keys {
      runs[key]?.isCleared = true
      guard let index = done.index(forKey: key) else { continue }
      let (spelling, number) = done.remove(at: index)
      removed.append((spelling, number))
    }
    return removed.sorted { $0.number < $1.number }.map(\.key)
  }
}

extension OnceState: Equatable where Token: Equatable {}
extension OnceState: Hashable where Token: Hashable {}
