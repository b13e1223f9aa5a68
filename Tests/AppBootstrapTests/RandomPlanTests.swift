import AppBootstrap
import TestSupport
import Testing

@Suite struct RandomPlanTests {
  /// Steps whose dependencies may form circles, from a seed.
  private static func steps(seed: UInt64, allowingCycles: Bool) -> [LaunchStep] {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...12, using: &random)
    // A hidden order, so that dependencies can point backwards and forwards in the given one.
    let hidden = Array(0..<count).shuffled(using: &random)
    let phases = LaunchPhase.allCases.shuffled(using: &random).prefix(2)
    return (0..<count).map { index in
      let phase = phases.randomElement(using: &random) ?? .services
      let others = (0..<count).filter { other in
        (allowingCycles || hidden[other] < hidden[index])
          && Int.random(in: 0..<4, using: &random) == 0
      }
      return LaunchStep("\(index)", in: phase, after: others.map { "\($0)" }) {}
    }
  }

  /// What is within reach of the machine by the simplest means: the first of the given steps, of the
  /// earliest phase that isn't done, whose dependencies are done.
  private static func reference(_ steps: [LaunchStep]) -> [String]? {
    var order: [String] = []
    var rest = steps
    while let phase = rest.map(\.phase).min() {
      let isReady = { (step: LaunchStep) in
        step.phase == phase && step.dependencies.allSatisfy(order.contains)
      }
      guard let place = rest.firstIndex(where: isReady) else { return nil }
      order.append(rest.remove(at: place).name)
    }
    return order
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `random plans equal those of the simplest planner`(block: UInt64) {
    for seed in block * 200..<(block + 1) * 200 {
      let steps = Self.steps(seed: seed, allowingCycles: seed % 2 == 0)
      let names = try? LaunchPlan(steps).steps.map(\.name)
      #expect(names == Self.reference(steps), "seed \(seed)")
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `every mistake of a random plan is a true one`(block: UInt64) throws {
    for seed in block * 200..<(block + 1) * 200 {
      let steps = Self.steps(seed: seed, allowingCycles: true)
      let named = Dictionary(uniqueKeysWithValues: steps.map { ($0.name, $0) })
      switch Result(catching: { () throws(LaunchPlanError) in try LaunchPlan(steps).steps }) {
      case .success(let order):
        for (place, step) in order.enumerated() {
          let earlier = order[..<place].map(\.name)
          #expect(step.dependencies.allSatisfy(earlier.contains), "seed \(seed)")
          #expect(order[..<place].allSatisfy { $0.phase <= step.phase }, "seed \(seed)")
        }
      case .failure(let error):
        switch error.kind {
        case .laterDependency:
          let step = try #require(named[error.step])
          let other = try #require(named[error.path[0]])
          #expect(
            step.dependencies.contains(other.name) && step.phase < other.phase, "seed \(seed)")
        case .cycle:
          #expect(error.path.first == error.path.last, "seed \(seed)")
          for (step, next) in zip(error.path, error.path.dropFirst()) {
            #expect(named[step]?.dependencies.contains(next) == true, "seed \(seed)")
          }
        default: Issue.record("\(error), seed \(seed)")
        }
      }
    }
  }
}
