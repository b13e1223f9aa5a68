import Foundation
import InitHooks
import Synchronization

/// Threads, tasks, an actor and the main actor that make trees of objects, and finish, await and drop
/// the objects of the others.
final class InitProgram: Program, AsyncPerformer {
  static let module = "InitHooks"

  let trial: Trial
  let threads: [Script<InitOperation>]
  let tasks: [Script<InitOperation>]
  let actors: [Script<InitOperation>]
  let mains: [Script<InitOperation>]
  let desk = Desk()

  // A lock of Foundation's, as elsewhere. Sound: what follows is only touched while it is locked.
  private let lock = NSLock()
  private nonisolated(unsafe) var slots: [InitNode?] = Array(
    repeating: nil, count: InitOperation.slotCount)
  private nonisolated(unsafe) var facts: [InitFacts] = []

  init(seed: UInt64, trial: Trial) {
    var random = Random(seed: seed)
    self.trial = trial
    func scripts(_ name: String, _ count: ClosedRange<Int>) -> [Script<InitOperation>] {
      (0..<Int.random(in: count, using: &random)).map { number in
        Script("\(name) \(number)", random.list(3...12) { .random(using: &$0) })
      }
    }
    threads = scripts("thread", 1...3)
    tasks = scripts("task", 1...3)
    actors = scripts("task on an actor", 0...2)
    mains = scripts("task on the main actor", 1...2)
    trial.begin(threads + tasks + actors + mains)
  }

  func run() async {
    var bodies: [@Sendable () async -> Void] = tasks.map { script in
      { await self.performAsync(script) }
    }
    bodies += actors.map { script in { await self.desk.perform(script, by: self) } }
    bodies += mains.map { script in { await self.performOnMainActor(script) } }
    await Crew.run(
      threads: threads.map { script in
        { for operation in script { self.perform(operation) } }
      }, tasks: bodies)
    await Stress.mainQueueTurn()
    for slot in 0..<InitOperation.slotCount { put(nil, in: slot) }
    // What late hooks made has its turn, and so has what these made, as deep as plans are.
    for _ in 0..<3 { await Stress.mainQueueTurn() }
    for facts in lock.withLock({ unsafe self.facts }) {
      for problem in facts.problems { trial.report(problem) }
    }
  }

  @MainActor private func performOnMainActor(_ script: Script<InitOperation>) async {
    for operation in script { await performAsync(operation) }
  }

  /// Notes an object that is being made.
  func makeFacts(of plan: InitPlan) -> InitFacts {
    let scope = InitProgram.scope
    let new = InitFacts(
      home: scope != .none ? .scope : InitProgram.isOnMainQueue ? .mainQueue : .nobody, plan: plan,
      thread: InitProgram.currentThread, mayBeLost: scope == .throwing)
    lock.withLock { unsafe facts.append(new) }
    return new
  }

  /// The object in a slot.
  func node(in slot: Int) -> InitNode? { lock.withLock { unsafe slots[slot] } }

  /// Replaces the object in a slot, and lets go of the old one outside of the lock.
  func put(_ node: InitNode?, in slot: Int) {
    let old = lock.withLock {
      let old = unsafe slots[slot]
      unsafe slots[slot] = node
      return old
    }
    withExtendedLifetime(old) {}
  }
}
