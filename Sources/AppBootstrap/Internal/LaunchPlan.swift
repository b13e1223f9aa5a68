/// The order of the steps of a launch.
///
/// Phase by phase, and within a phase always the first of the given steps whose dependencies have
/// all had their turn. So steps without dependencies stay as they were given, and a dependency
/// delays nobody but the step that has it and what comes after that.
package struct LaunchPlan: Sendable {
  /// The steps in the order in which they run.
  package let steps: [LaunchStep]

  /// Puts steps in order.
  ///
  /// - Parameter given: The steps in any order.
  /// - Throws: The first mistake: duplicate names are looked for first, then dependencies that don't
  ///   exist or come later, then cycles.
  /// - Complexity: O(*n* log *n*) for the sum *n* of steps and dependencies.
  package init(_ given: [LaunchStep]) throws(LaunchPlanError) {
    // In the order of the phases, and within each as given. A step is big, so its place stands for it.
    let phased = LaunchPhase.allCases.flatMap { phase in
      given.indices.filter { given[$0].phase == phase }
    }
    let predecessors = try Self.predecessors(in: given, order: phased)
    var successors = [[Int]](repeating: [], count: phased.count)
    for (index, others) in predecessors.enumerated() {
      for other in others { successors[other].append(index) }
    }

    var missing = predecessors.map(\.count)
    var ready = MinHeap()
    for index in phased.indices where missing[index] == 0 { ready.insert(index) }
    var order: [LaunchStep] = []
    order.reserveCapacity(phased.count)
    while let index = ready.popMin() {
      order.append(given[phased[index]])
      for successor in successors[index] {
        missing[successor] -= 1
        if missing[successor] == 0 { ready.insert(successor) }
      }
    }
    guard order.count == phased.count else {
      let cycle = Self.cycle(in: predecessors, among: missing.map { $0 > 0 })
      let path = cycle.map { given[phased[$0]].name }
      throw LaunchPlanError(kind: .cycle, step: path[0], path: path)
    }
    steps = order
  }

  /// For each place in the order those of the same phase that come before it; earlier phases do so
  /// anyway.
  private static func predecessors(
    in steps: [LaunchStep], order: [Int]
  ) throws(LaunchPlanError) -> [[Int]] {
    var places: [String: Int] = [:]
    places.reserveCapacity(steps.count)
    for (place, index) in order.enumerated() {
      guard places.updateValue(place, forKey: steps[index].name) == nil else {
        throw LaunchPlanError(kind: .duplicateName, step: steps[index].name, path: [])
      }
    }
    var predecessors = [[Int]](repeating: [], count: steps.count)
    for (place, index) in order.enumerated() where !steps[index].dependencies.isEmpty {
      let (name, phase) = (steps[index].name, steps[index].phase)
      for dependency in steps[index].dependencies {
        guard let other = places[dependency] else {
          throw LaunchPlanError(kind: .unknownDependency, step: name, path: [dependency])
        }
        let otherPhase = steps[order[other]].phase
        guard otherPhase <= phase else {
          throw LaunchPlanError(kind: .laterDependency, step: name, path: [dependency])
        }
        if otherPhase == phase { predecessors[place].append(other) }
      }
    }
    return predecessors
  }

  /// A circle among the steps that have never become ready: each of them waits for another one.
  private static func cycle(in predecessors: [[Int]], among isStuck: [Bool]) -> [Int] {
    var path: [Int] = []
    var places: [Int: Int] = [:]
    var next = isStuck.firstIndex(of: true)
    while let step = next {
      if let place = places[step] { return path[place...] + [step] }
      places[step] = path.count
      path.append(step)
      next = predecessors[step].first { isStuck[$0] }
    }
    return path
  }
}
