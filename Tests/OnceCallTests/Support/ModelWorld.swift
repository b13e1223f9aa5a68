import OnceCall

/// What the tests step through: some callers on one record, without threads, tasks or locks.
///
/// It drives the record's state machine and the graph of those who wait as `Once` does, and keeps
/// beside them, in the simplest terms, what must be true of them. Each step checks that.
struct ModelWorld: Hashable {
  /// A call that a caller is going to make.
  struct Call: Hashable, CustomStringConvertible {
    let key: Once.Key
    let isAsync: Bool

    var description: String { "\(isAsync ? "callAsync" : "call")(\(key))" }
  }

  /// Something that can happen next.
  enum Step: Hashable {
    /// A caller makes its next call, inside the bodies that it is in.
    case call(Int)
    /// The innermost body of a caller ends.
    case end(Int, succeeds: Bool)
    /// A caller that is in a body, or nobody in particular, clears a key.
    case clear(Once.Key)
    /// A task that waits is cancelled.
    case cancel(Int)
  }

  /// A body that runs.
  struct Body: Hashable {
    let call: Call
    let runner: Runner
    /// Whether its key was cleared since it began.
    var isCleared = false
  }

  /// A thread or a task with what it is doing.
  struct Actor: Hashable {
    var calls: ArraySlice<Call>
    /// From the outermost to the innermost.
    var bodies: [Body] = []
    /// The call that it waits in.
    var waiting: Waiting?
  }

  struct Waiting: Hashable {
    let call: Call
    let caller: Caller
  }

  private(set) var actors: [Actor]
  private var state = OnceState<Int>()
  private var graph = WaitGraph()
  private var remainingClears: Int

  /// The keys that have been done and not been cleared since, in the simplest terms.
  private var done: Set<Once.Key> = []

  private let runs = RunPool()

  /// The keys that occur.
  private let keys: [Once.Key]

  /// What was found to be wrong.
  private(set) var faults: [String] = []

  init(_ plans: [[Call]], clears: Int) {
    actors = plans.map { Actor(calls: $0[...]) }
    remainingClears = clears
    keys = Array(Set(plans.joined().map(\.key)))
  }
}

extension ModelWorld {
  /// All that can happen next; nothing if all callers are done or wait.
  var nextSteps: [Step] {
    var steps: [Step] = []
    for (index, actor) in actors.enumerated() {
      if let waiting = actor.waiting {
        if waiting.call.isAsync { steps.append(.cancel(index)) }
        continue
      }
      if actor.canCall { steps.append(.call(index)) }
      if !actor.bodies.isEmpty {
        steps += [.end(index, succeeds: true), .end(index, succeeds: false)]
      }
    }
    if remainingClears > 0 {
      steps += keys.filter { state.isDone($0) || state.isRunning($0) }.map(Step.clear)
    }
    return steps
  }

  /// Whether a caller waits and nothing but a cancellation or a clear can happen.
  var isStuck: Bool {
    var someoneWaits = false
    for actor in actors {
      if actor.waiting != nil {
        someoneWaits = true
      } else if actor.canCall || !actor.bodies.isEmpty {
        return false
      }
    }
    return someoneWaits
  }

  /// Whether everything is over and nothing is left behind.
  var isTidy: Bool { graph.isEmpty && !keys.contains(where: state.isRunning) }

  var isOver: Bool { actors.allSatisfy { $0.bodies.isEmpty && $0.waiting == nil } }

  mutating func perform(_ step: Step) {
    switch step {
    case .call(let index): call(index)
    case .end(let index, let succeeds): end(index, succeeds: succeeds)
    case .clear(let key): clear(key)
    case .cancel(let index): cancel(index)
    }
    check()
  }
}

extension ModelWorld {
  private mutating func call(_ index: Int) {
    let call = actors[index].calls.removeFirst()
    let caller = caller(index, call)
    var shouldSkip = true
    if !done.contains(call.key) {
      if let holder = actors.firstIndex(where: { $0.isRunning(call.key) }) {
        let isAsyncRun = actors[holder].bodies.contains {
          $0.call.key == call.key && $0.call.isAsync
        }
        shouldSkip =
          holder == index || (!call.isAsync && isAsyncRun) || waits(holder, forSomethingOf: index)
      } else {
        shouldSkip = false
      }
    }
    let arrival = step { state, graph in
      state.arrive(caller, at: call.key, ifRunning: .wait, graph: graph) { index }
    }
    faults += fault(
      unless: (arrival == .skip) == shouldSkip,
      "\(call) of \(index) must \(shouldSkip ? "" : "not ")be skipped, but it is: \(arrival)")
    switch arrival {
    case .run: actors[index].bodies.append(Body(call: call, runner: caller.runner))
    case .skip: break
    case .wait: actors[index].waiting = Waiting(call: call, caller: caller)
    }
  }

  private mutating func end(_ index: Int, succeeds: Bool) {
    let body = actors[index].bodies.removeLast()
    let key = body.call.key
    let waiting = actors.indices.filter { actors[$0].waiting?.call.key == key }
    let isRecorded = succeeds && !body.isCleared
    if isRecorded { done.insert(key) }
    switch step({ $0.finish(key, succeeded: succeeds, graph: $1) }) {
    case .recorded(let told):
      faults += fault(
        unless: isRecorded, "a run of \(key) that failed or was cleared is taken for a success")
      faults += fault(
        unless: told.sorted() == waiting, "\(waiting) wait for \(key) and \(told) are told")
      for waiter in told { actors[waiter].waiting = nil }
    case .handedOver(let next):
      faults += fault(unless: !isRecorded, "a success of \(key) is lost")
      guard let wait = actors[next].waiting, waiting.contains(next) else {
        return faults.append("\(key) is handed to \(next), who doesn't wait for it")
      }
      let hasThread = waiting.contains { actors[$0].waiting?.call.isAsync == false }
      faults += fault(
        unless: !hasThread || !wait.call.isAsync, "a task runs \(key) though a thread waits")
      actors[next].waiting = nil
      actors[next].bodies.append(Body(call: wait.call, runner: wait.caller.runner))
    case .forgotten:
      faults += fault(unless: !isRecorded, "a success of \(key) is lost")
      faults += fault(unless: waiting.isEmpty, "\(waiting) wait for \(key) and nobody wakes them")
    }
  }

  private mutating func clear(_ key: Once.Key) {
    remainingClears -= 1
    let wasDone = done.remove(key) != nil
    for actor in actors.indices {
      for body in actors[actor].bodies.indices where actors[actor].bodies[body].call.key == key {
        actors[actor].bodies[body].isCleared = true
      }
    }
    let isRemoved = state.clear([key]) == [key]
    faults += fault(
      unless: isRemoved == wasDone, "clearing \(key) doesn't say what it removed")
  }

  private mutating func cancel(_ index: Int) {
    guard let waiting = actors[index].waiting else { return }
    let woken = step { $0.withdraw(waiting.caller, from: waiting.call.key, graph: $1) }
    faults += fault(
      unless: woken == index, "\(index) is cancelled and \(String(describing: woken)) leaves")
    actors[index].waiting = nil
  }

  private mutating func step<Result>(
    _ body: (inout OnceState<Int>, GraphAccess) -> Result
  ) -> Result {
    let access = GraphAccess(graph)
    defer { graph = access.graph }
    return body(&state, access)
  }

  private mutating func check() {
    for key in keys {
      let bodies = actors.count { $0.isRunning(key) }
      faults += fault(unless: bodies <= 1, "\(bodies) bodies of \(key) run")
      faults += fault(
        unless: state.isRunning(key) == (bodies == 1), "whether \(key) runs is not known")
      faults += fault(
        unless: state.isDone(key) == done.contains(key), "whether \(key) is done is not known")
    }
    faults += fault(unless: !isStuck, "nobody can go on: \(actors)")
    faults += fault(
      unless: !isOver || isTidy, "all is over and something is left: \(state) \(graph)")
  }

  private func fault(unless condition: Bool, _ text: @autoclosure () -> String) -> [String] {
    condition ? [] : [text()]
  }

  /// Returns whether a caller waits, over any number of others, for a body of another.
  private func waits(_ first: Int, forSomethingOf last: Int) -> Bool {
    var index = first
    var seen: Set<Int> = []
    while let key = actors[index].waiting?.call.key, seen.insert(index).inserted,
      let holder = actors.firstIndex(where: { $0.isRunning(key) })
    {
      if holder == last { return true }
      index = holder
    }
    return false
  }

  /// Makes the caller of a call, with the asynchronous run that it is made in.
  private func caller(_ index: Int, _ call: Call) -> Caller {
    let enclosing = actors[index].bodies.last(where: \.call.isAsync).flatMap { runs[$0.runner] }
    guard call.isAsync else {
      return Caller(runner: .thread(ThreadID(bits: UInt(index + 1) * 4)), enclosingRun: enclosing)
    }
    return Caller(runs.run(of: index, depth: actors[index].bodies.count, in: enclosing))
  }
}

extension ModelWorld.Actor {
  /// Whether there is a next call and it can be made here: a synchronous body can't await.
  var canCall: Bool {
    guard let next = calls.first else { return false }
    return !next.isAsync || bodies.allSatisfy(\.call.isAsync)
  }

  func isRunning(_ key: Once.Key) -> Bool { bodies.contains { $0.call.key == key } }
}

/// The asynchronous runs of all worlds that come from one, so that equal worlds have the same.
private final class RunPool: Hashable {
  private struct Place: Hashable {
    let actor: Int
    let depth: Int
    let enclosing: ObjectIdentifier?
  }

  private var runs: [Place: AsyncRun] = [:]
  private var byRunner: [Runner: AsyncRun] = [:]

  subscript(runner: Runner) -> AsyncRun? { byRunner[runner] }

  func run(of actor: Int, depth: Int, in enclosing: AsyncRun?) -> AsyncRun {
    let place = Place(actor: actor, depth: depth, enclosing: enclosing.map(ObjectIdentifier.init))
    if let run = runs[place] { return run }
    let run = AsyncRun(enclosing: enclosing)
    runs[place] = run
    byRunner[run.runner] = run
    return run
  }

  static func == (_: RunPool, _: RunPool) -> Bool { true }

  func hash(into _: inout Hasher) {}
}

/// Lends a graph to a step.
private final class GraphAccess: WaitGraphAccess {
  var graph: WaitGraph

  init(_ graph: WaitGraph) { self.graph = graph }

  func withGraph<Result>(_ body: (inout WaitGraph) -> Result) -> Result { body(&graph) }
}
