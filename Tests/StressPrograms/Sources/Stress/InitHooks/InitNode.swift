import Foundation
import InitHooks
import Synchronization

/// An object that notes what its hooks do.
final class InitNode: Initializing {
  struct Failure: Error {}

  let initialization = Initialization()
  let facts: InitFacts
  let program: InitProgram
  private var children: [InitNode] = []

  /// What the second hook writes and others read, with nothing but the hooks to order them.
  private(set) var effect = 0

  init(_ plan: InitPlan, in program: InitProgram) throws(Failure) {
    self.program = program
    facts = program.makeFacts(of: plan)
    program.trial.watch(self, "an object")
    program.trial.watch(initialization, "the record of an object")
    for child in plan.before { children += (try? [InitNode(child, in: program)]) ?? [] }
    runInitHooks(keepAlive: plan.isKeptAlive)
    if plan.fails {
      abandonInit()
      program.trial.expect(
        initialization.phase == .abandoned, "A failed initializer couldn't give up its hooks.")
      throw Failure()
    }
    let makeRest = {
      for child in plan.after { self.children += (try? [InitNode(child, in: program)]) ?? [] }
    }
    if plan.isScopedAfter { InitProgram.scoped(makeRest) } else { makeRest() }
    if plan.finishesItself { finishInit() }
    facts.hasLeftInit.store(true, ordering: .relaxed)
  }

  func onInit() {
    facts.firstHooks.add(1, ordering: .relaxed)
    Crew.takeTurn()
    facts.hasLeftFirstHook.store(true, ordering: .relaxed)
  }

  func afterInit() {
    let trial = program.trial
    facts.secondHooks.add(1, ordering: .relaxed)
    trial.expect(
      facts.hasLeftFirstHook.load(ordering: .relaxed), "A second hook began in the first one.")
    trial.expect(
      facts.hasLeftInit.load(ordering: .relaxed) || facts.plan.finishesItself,
      "A second hook began in the initializer.")
    program.expectIsolation(of: facts)
    for child in facts.plan.late { _ = try? InitNode(child, in: program) }
    effect += 1
  }

  deinit {
    let isFinished = initialization.phase == .finished
    program.trial.expect(
      isFinished == (effect == 1), "An object in phase \(initialization.phase) had \(effect) hooks."
    )
  }
}

// Sound if the hooks keep their promises: all that changes after the initializer is `effect`, which is
// written by the second hook, and read by who has seen that it has ended.
extension InitNode: @unchecked Sendable {}
