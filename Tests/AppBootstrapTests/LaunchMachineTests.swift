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
      guard seen.insert(world).inserted else { continue }
      if world.problem != nil {
        flawed.append(world)
        continue
      }
      if world.machine.stage == .over, let cause = world.machine.cause { causes.insert(cause) }
      open += world.possibleEvents.map(world.after)
    }
    return (seen.count, flawed, causes)
  }

  static let kinds = [
    MachineWorld.Step(), MachineWorld.Step(isOptional: true), MachineWorld.Step(isBody: true),
    MachineWorld.Step(isOptional: true, isBody: true),
  ]

  static let plans: [[MachineWorld.Step]] =
    [[]] + kinds.map { [$0] } + kinds.flatMap { first in kinds.map { [first, $0] } }

  @Test(arguments: plans)
  func `nothing can go wrong with up to two steps`(steps: [MachineWorld.Step]) {
    let (count, flawed, _) = Self.explore(steps)
    print(steps.count, count)
    #expect(flawed.isEmpty, "\(flawed.first?.problem ?? "")")
    #expect(count > 1)
  }

  @Test func `nothing can go wrong with three steps`() {
    let (count, flawed, causes) = Self.explore([.init(), .init(isOptional: true), .init()])
    print(3, count)
    #expect(flawed.isEmpty, "\(flawed.first?.problem ?? "")")
    #expect(count > 1000)
    #expect(causes.isSuperset(of: [
      .stopRequested, .cancelled, .failed(0), .failed(2), .timedOut(0), .timedOut(2),
      .launchTimedOut(0), .launchTimedOut(1), .launchTimedOut(2),
    ]))
    #expect(!causes.contains(.failed(1)) && !causes.contains(.timedOut(1)))
  }
}
