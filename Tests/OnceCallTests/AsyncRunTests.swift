import OnceCall
import TestSupport
import Testing

/// The runs that a task is in, of which a chain of tasks makes ever more.
@Suite(.timeLimit(.minutes(10))) struct AsyncRunTests {
  /// Makes a chain of runs, each inside the one before, of which that many go on at a time.
  ///
  /// - Returns: Those that go on at the end, and whether the first one is still kept.
  private func chain(of count: Int, overlapping width: Int) -> (
    living: [AsyncRun], keepsFirst: Bool
  ) {
    var living = [AsyncRun(enclosing: nil)]
    weak let first = living.first
    for _ in 1..<count {
      living.append(AsyncRun(enclosing: living.last))
      if living.count > width { living.removeFirst().end() }
    }
    return (living, first != nil)
  }

  @Test(arguments: 1...5)
  func `a chain of which each run begins before the one before ends doesn't grow`(width: Int) {
    let (living, keepsFirst) = chain(of: 1_000, overlapping: width)
    #expect(!keepsFirst)
    #expect(living.allSatisfy { $0.length <= 2 * (width + 1) + 16 })
  }

  @Test func `a run around another one is left out once it has ended`() {
    var run = AsyncRun(enclosing: nil)
    for _ in 0..<10 {
      run.end()
      run = AsyncRun(enclosing: run)
      #expect(run.length == 1)
    }
    #expect(AsyncRun(enclosing: run).length == 2)
  }

  @Test func `a long chain of runs that all went on goes without using up the stack`() async {
    await onThreads(1) { _ in
      var newest: AsyncRun?
      for _ in 0..<200_000 { newest = AsyncRun(enclosing: newest) }
    }
  }

  @Test func `a run that has ended leaves the runs around it to those inside it`() {
    let outer = AsyncRun(enclosing: nil)
    var newest = outer
    for _ in 0..<1_000 {
      let next = AsyncRun(enclosing: newest)
      if newest !== outer { newest.end() }
      newest = next
    }
    let loan = GraphLoan()
    var state = OnceState<Int>()
    let inside = Caller(AsyncRun(enclosing: newest))
    for (key, run) in [("outer", outer), ("newest", newest)] as [(Once.Key, AsyncRun)] {
      _ = state.arrive(Caller(run), at: key, ifRunning: .wait, graph: loan) { 0 }
      #expect(state.arrive(inside, at: key, ifRunning: .wait, graph: loan) { 1 } == .skip)
    }
  }

  // What is swept out of the chain meanwhile is still to be taken out of the graph.
  @Test func `one who waits leaves nothing in the graph when the runs around it have ended`() {
    let loan = GraphLoan()
    var state = OnceState<Int>()
    let around = AsyncRun(enclosing: nil)
    let waiting = AsyncRun(enclosing: around)
    _ = state.arrive(
      Caller(AsyncRun(enclosing: nil)), at: "key", ifRunning: .wait, graph: loan
    ) { 0 }
    let arrival = state.arrive(Caller(waiting), at: "key", ifRunning: .wait, graph: loan) { 1 }
    #expect(arrival == .wait)
    around.end()
    var newest = waiting
    for _ in 0..<100 { newest = AsyncRun(enclosing: newest) }
    _ = state.finish("key", succeeded: true, graph: loan)
    #expect(loan.graph.isEmpty)
  }
}

/// A graph for one test.
private final class GraphLoan: WaitGraphAccess {
  var graph = WaitGraph()

  func withGraph<Result>(_ body: (inout WaitGraph) -> Result) -> Result { body(&graph) }
}
