import OnceCall
import Testing

@Suite struct WaitGraphTests {
  private func caller(_ number: UInt) -> Caller {
    // The lowest bits of a thread are zero, since they are those of an address.
    Caller(runner: .thread(ThreadID(bits: number * 4)), enclosingRun: nil)
  }

  @Test func `a graph is empty when the last waiter and the last place are gone`() throws {
    var graph = WaitGraph()
    var place: WaitGraph.Place?
    #expect(graph.isEmpty)
    #expect(graph.add(caller(1), waitingAt: &place, runBy: caller(2).runner))
    let known = try #require(place)
    #expect(!graph.isEmpty)
    graph.remove(caller(1), waitingAt: known)
    #expect(!graph.isEmpty)
    graph.remove(known)
    #expect(graph.isEmpty)
  }

  @Test func `a place that goes before its waiter leaves the waiter in the graph`() throws {
    var graph = WaitGraph()
    var place: WaitGraph.Place?
    #expect(graph.add(caller(1), waitingAt: &place, runBy: caller(2).runner))
    let known = try #require(place)
    graph.remove(known)
    #expect(!graph.isEmpty)
    graph.remove(caller(1), waitingAt: known)
    #expect(graph.isEmpty)
  }

  @Test func `a circle doesn't close, over any number of waiters`() {
    for length in 2...6 as ClosedRange<UInt> {
      var graph = WaitGraph()
      var places = [WaitGraph.Place?](repeating: nil, count: Int(length))
      for number in 0..<(length - 1) {
        #expect(
          graph.add(
            caller(number), waitingAt: &places[Int(number)], runBy: caller(number + 1).runner))
      }
      let last = Int(length - 1)
      #expect(!graph.add(caller(length - 1), waitingAt: &places[last], runBy: caller(0).runner))
      #expect(places[last] == nil)
      // Somebody else may wait for each of them.
      #expect(graph.add(caller(length), waitingAt: &places[last], runBy: caller(0).runner))
    }
  }
}
