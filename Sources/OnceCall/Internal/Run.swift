/// What somebody who comes to a key has to do.
package enum Arrival: Hashable, Sendable {
  /// Run the body.
  case run
  /// Nothing: the work is done, or must not be waited for.
  case skip
  /// Wait until woken.
  case wait
}

/// One key while a body runs: who runs it, and who waits.
struct Run<Token: Sendable>: Sendable {
  fileprivate struct Waiter: Sendable {
    let caller: Caller
    let token: Token
  }

  /// Who runs the body.
  private(set) var runner: Runner

  /// Whether the key was cleared since the body began, so that its success doesn't count.
  var isCleared = false

  /// Those who wait, in the order in which they came.
  private var waiters: [Waiter] = []

  /// This key in the graph of waiting callers, once somebody has waited for it.
  private var place: WaitGraph.Place?

  /// The number of those who wait.
  var waiterCount: Int { waiters.count }

  init(runner: Runner) { self.runner = runner }

  /// Lets a caller wait, unless it must not.
  ///
  /// A caller inside the run, or whose wait would close a circle, would wait for itself. A thread
  /// doesn't wait for a task, since the task may need that thread.
  mutating func arrive(
    _ caller: Caller, graph: some WaitGraphAccess, makeToken: () -> Token
  ) -> Arrival {
    if caller.isInside(runner) || (caller.runner.isThread && !runner.isThread) { return .skip }
    guard graph.withGraph({ $0.add(caller, waitingAt: &place, runBy: runner) }) else {
      return .skip
    }
    waiters.append(Waiter(caller: caller, token: makeToken()))
    return .wait
  }

  /// Makes one of those who wait the runner.
  ///
  /// Threads come before tasks: behind a task they could not go on waiting.
  ///
  /// - Returns: What wakes the new runner, or nothing if nobody waits.
  mutating func handOver(graph: some WaitGraphAccess) -> Token? {
    guard let index = waiters.firstIndex(where: \.caller.runner.isThread) ?? waiters.indices.first
    else {
      _ = dismissAll(graph: graph)
      return nil
    }
    let next = waiters.remove(at: index)
    runner = next.caller.runner
    isCleared = false
    if let place {
      graph.withGraph {
        $0.remove(next.caller, waitingAt: place)
        $0.setRunner(runner, at: place)
      }
    }
    return next.token
  }

  /// Takes all who wait out of the graph, since there is nothing to wait for any more.
  ///
  /// - Returns: What wakes them.
  func dismissAll(graph: some WaitGraphAccess) -> [Token] {
    guard let place else { return [] }
    graph.withGraph {
      for waiter in waiters { $0.remove(waiter.caller, waitingAt: place) }
      $0.remove(place)
    }
    return waiters.map(\.token)
  }

  /// Takes a caller out of the queue.
  ///
  /// - Returns: What wakes it, or nothing if it no longer waits.
  mutating func withdraw(_ caller: Caller, graph: some WaitGraphAccess) -> Token? {
    guard let place, let index = waiters.firstIndex(where: { $0.caller.runner == caller.runner })
    else { return nil }
    graph.withGraph { $0.remove(caller, waitingAt: place) }
    return waiters.remove(at: index).token
  }
}

extension Run: Equatable where Token: Equatable {}
extension Run: Hashable where Token: Hashable {}
extension Run.Waiter: Equatable where Token: Equatable {}
extension Run.Waiter: Hashable where Token: Hashable {}
