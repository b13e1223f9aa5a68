import InitHooks
import Synchronization
import Testing

@Suite struct InitStateTests {
  /// All that can happen to an object, in any order.
  enum Event: Hashable, CaseIterable {
    case begin, settleWithList, settleWithoutList, claim, demand, complete, vanish, abandon, await
    case notify, unclaim
  }

  /// A state, and what has come out of the way that led to it.
  struct Place: Hashable {
    var state = InitState()
    var firstHooks = 0
    var secondHooks = 0
    var isAbandoned = false

    mutating func apply(_ event: Event) {
      switch event {
      case .begin:
        if state.begin() { firstHooks += 1 }
      case .settleWithList, .settleWithoutList:
        if state.settle(hasList: event == .settleWithList) == .run { secondHooks += 1 }
      case .claim:
        if state.claim() == .run { secondHooks += 1 }
      case .demand:
        let demand = state.demand()
        if demand == .run { secondHooks += 1 }
        // Whoever is told to wait must be sure that there is a change to come.
        if demand == .wait {
          var waiting = state
          let waits = waiting.noteWaiter()
          #expect(waits)
        }
      case .complete:
        state.complete()
      case .vanish:
        if state.step == .finishing {
          secondHooks -= 1
          isAbandoned = true
        }
        state.vanish()
      case .unclaim:
        // A list that only wants to look at the object runs no hook between the two.
        if state.step == .finishing { secondHooks -= 1 }
        state.unclaim()
      case .abandon:
        if state.abandon() != nil { isAbandoned = true }
      case .await:
        _ = state.noteWaiter()
      case .notify:
        let isNotified = state.forgetWaiters()
        #expect(isNotified || !state.isAwaited)
      }
    }
  }

  /// Every place that any sequence of events leads to.
  private static let places: Set<Place> = {
    var known: Set = [Place()]
    var open = [Place()]
    while let place = open.popLast() {
      for event in Event.allCases {
        var next = place
        next.apply(event)
        if known.insert(next).inserted { open.append(next) }
      }
    }
    return known
  }()

  @Test func `the exploration reaches every step`() {
    #expect(Set(Self.places.map(\.state.step)) == Set(InitState.Step.allCases))
    #expect(Self.places.count < 100)
  }

  @Test func `no sequence of events runs a hook twice`() {
    for place in Self.places {
      #expect(place.firstHooks <= 1)
      #expect(place.secondHooks <= place.firstHooks)
    }
  }

  @Test func `an abandoned object runs no second hook, ever`() {
    for place in Self.places where place.isAbandoned {
      #expect(place.secondHooks == 0)
      #expect(place.state.phase == .abandoned)
    }
  }

  @Test func `an object is finished exactly when its second hook was run and has returned`() {
    for place in Self.places {
      switch place.state.step {
      case .finishing, .finished: #expect(place.secondHooks == 1)
      default: #expect(place.secondHooks == 0)
      }
    }
  }

  @Test func `nothing changes a finished or abandoned object`() {
    for place in Self.places where [.finished, .abandoned].contains(place.state.phase) {
      for event in Event.allCases {
        var next = place
        next.apply(event)
        #expect(next.state.phase == place.state.phase)
      }
    }
  }

  @Test func `every state survives its way through a byte`() {
    for place in Self.places {
      let byte = InitState.encodeAtomicRepresentation(place.state)
      #expect(InitState.decodeAtomicRepresentation(byte) == place.state)
    }
  }

  @Test func `a wish to finish early is granted when the first hook has returned`() {
    var state = InitState()
    #expect(state.claim() == .wait)
    let isFirst = state.begin()
    #expect(isFirst)
    #expect(state.claim() == .wait)
    #expect(state.settle(hasList: true) == .run)
    #expect(state.phase == .pending)
    state.complete()
    #expect(state.phase == .finished)
  }
}
