import Dispatch
import Foundation
import InitHooks
import Synchronization

extension InitProgram {
  /// The scope that this code has open.
  @TaskLocal static var scope = InitOperation.Scope.none

  /// Whether this code has asked for a second hook, which then runs here.
  @TaskLocal static var isAsking = false

  private static let mainQueueKey = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueueKey) != nil }

  static var currentThread: ObjectIdentifier { ObjectIdentifier(Thread.current) }

  /// Runs a body in a scope that ends well.
  static func scoped(_ body: () -> Void) {
    $scope.withValue(.open) { withInitScope(body) }
  }

  /// Runs a body that asks for second hooks.
  private nonisolated(nonsending) static func asking(
    _ body: nonisolated(nonsending) () async -> Void
  ) async {
    // The closure holds the parameter and so stays on the caller's actor.
    await $isAsking.withValue(true) { () async -> Void in await body() }
  }

  /// Does what can be done without waiting.
  func perform(_ operation: InitOperation) {
    switch operation {
    case .make(let plans, let scope, let slot): make(plans, scope, slot)
    case .finish(let slot): InitProgram.$isAsking.withValue(true) { node(in: slot)?.finishInit() }
    case .abandon(let slot):
      guard let node = node(in: slot) else { return }
      node.abandonInit()
      if node.initialization.phase == .abandoned {
        node.facts.isGivenUp.store(true, ordering: .relaxed)
      } else {
        node.facts.isTooLate.store(true, ordering: .relaxed)
      }
    case .wait(let slot, _): if let node = node(in: slot) { look(at: node) }
    case .drop(let slot): put(nil, in: slot)
    }
  }

  /// Does what a task does, on the actor of its caller.
  func performAsync(_ operation: InitOperation) async {
    guard case .wait(let slot, let isCancelled) = operation, let node = node(in: slot) else {
      return perform(operation)
    }
    guard isCancelled else {
      await InitProgram.asking { await node.initialized() }
      let phase = node.initialization.phase
      trial.expect(phase == .finished || phase == .abandoned, "A wait ended in phase \(phase).")
      return look(at: node)
    }
    await Desk.runCancelled { await InitProgram.asking { await node.initialized() } }
    look(at: node)
  }

  /// Checks that a second hook runs where it should.
  func expectIsolation(of facts: InitFacts) {
    guard !InitProgram.isAsking else {
      return Desk.expectCurrent("The second hook left the actor that asked for it.")
    }
    switch facts.home {
    case .scope:
      trial.expect(
        facts.thread == InitProgram.currentThread, "A second hook left the thread of its scope.")
    case .mainQueue:
      trial.expect(InitProgram.isOnMainQueue, "A second hook left the main queue.")
      MainActor.preconditionIsolated("A second hook left the main actor.")
    case .nobody:
      trial.expect(facts.plan.finishesItself, "Nobody asked for a second hook that ran.")
    }
  }

  private func make(_ plans: [InitPlan], _ scope: InitOperation.Scope, _ slot: Int) {
    guard scope != .none else {
      return put(plans.compactMap { try? InitNode($0, in: self) }.first, in: slot)
    }
    let first = InitProgram.$scope.withValue(scope) {
      try? withInitScope { () throws(InitNode.Failure) in
        let nodes = plans.compactMap { try? InitNode($0, in: self) }
        if scope != .open { put(nodes.first, in: slot) }
        if scope == .throwing { throw InitNode.Failure() }
        return nodes.first
      }
    }
    if scope == .open { put(first.flatMap(\.self), in: slot) }
  }

  /// Reads what the second hook wrote, once it says that it has ended.
  private func look(at node: InitNode) {
    guard node.initialization.phase == .finished else { return }
    trial.expect(node.effect == 1, "A finished object has had \(node.effect) second hooks.")
  }
}
