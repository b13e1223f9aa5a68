import AppBootstrap
import Testing

@Suite struct LaunchMachineTests {
  /// Visits every world that can come about.
  ///
  /// - Returns: The number of worlds, and those in which something is wrong.
  private static func explore(
    _ steps: [MachineWorld.Step]
  ) -> (count: Int, flawed: [MachineWorld], ends: Set<LaunchMachine.Cause>) {
    var seen: Set<MachineWorld> = []
    var open = [MachineWorld(steps)]
    var flawed: [MachineWorld] = []
    var causes: Set<LaunchMachine.Cause> = []
    while let world = open.popLast() {
      if world.problem != nil {
        flawed.append(world)
        continue
      }
      if world.machine.stage == .over, let cause = world.machine.cause { causes.insert(cause) }
      for event in world.possibleEvents {
        let next = world.after(event)
        if seen.insert(next).inserted { open.append(next) }
      }
    }
    return (seen.count, flawed, causes)
  }

  static let kinds = [
    MachineWorld.Step(), MachineWorld.Step(isOptional: true), MachineWorld.Step(isBody: true),
    MachineWorld.Step(isOptional: true, isBody: true),
  ]

  /// All plans of up to three steps.
  static let plans = (0...3).reduce(into: [[[MachineWorld.Step]]]()) { plans, length in
    let shorter = plans.last
    plans.append(length == 0 ? [[]] : (shorter ?? []).flatMap { plan in kinds.map { plan + [$0] } })
  }.flatMap(\.self)

  @Test(arguments: plans)
  func `nothing can go wrong`(steps: [MachineWorld.Step]) {
    let (count, flawed, causes) = Self.explore(steps)
    #expect(flawed.isEmpty, "\(flawed.first?.problem ?? "")")
    #expect(count >= 5, "the exploration has gone somewhere")
    #expect(causes.isSuperset(of: [.stopRequested, .cancelled]))
    for (number, step) in steps.enumerated() {
      #expect(causes.contains(.failed(number)) == !step.isOptional)
      #expect(causes.contains(.timedOut(number)) == (!step.isOptional && !step.isBody))
      #expect(causes.contains(.launchTimedOut(number)))
    }
  }
}
