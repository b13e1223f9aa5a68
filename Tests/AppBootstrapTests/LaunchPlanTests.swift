import AppBootstrap
import TestSupport
import Testing

@Suite struct LaunchPlanTests {
  private static func step(
    _ name: String, in phase: LaunchPhase = .services, after: [String] = []
  ) -> LaunchStep {
    LaunchStep(name, in: phase, after: after) {}
  }

  private static func order(_ steps: [LaunchStep]) throws -> [String] {
    try LaunchPlan(steps).steps.map(\.name)
  }

  @Test func `steps without dependencies stay in the order given`() throws {
    let names = (0..<100).map { "step \($0)" }
    #expect(try Self.order(names.map { Self.step($0) }) == names)
  }

  @Test func `phases come in their order whatever the order of the steps`() throws {
    let steps = LaunchPhase.allCases.reversed().map { Self.step("\($0)", in: $0) }
    #expect(try Self.order(steps) == LaunchPhase.allCases.map { "\($0)" })
  }

  // Scenario 20, https://github.com/rails/rails/issues/35025
  @Test func `a dependency moves the step that has it and nobody else`() throws {
    let steps = [
      Self.step("a"), Self.step("b", after: ["e"]), Self.step("c"), Self.step("d"), Self.step("e"),
      Self.step("f"),
    ]
    #expect(try Self.order(steps) == ["a", "c", "d", "e", "b", "f"])
  }

  // Scenario 17, https://github.com/alibaba/BeeHive/issues/105
  @Test func `steps of several origins have one order`() throws {
    let steps = [Self.step("z", after: ["a"]), Self.step("m", in: .routing), Self.step("a")]
    #expect(try Self.order(steps) == ["m", "a", "z"])
  }

  @Test func `a dependency on an earlier phase holds anyway`() throws {
    let steps = [Self.step("a", after: ["b"]), Self.step("b", in: .appearance)]
    #expect(try Self.order(steps) == ["b", "a"])
  }

  @Test func `a dependency that is named twice counts once`() throws {
    #expect(try Self.order([Self.step("a", after: ["b", "b"]), Self.step("b")]) == ["b", "a"])
  }

  @Test func `no steps are a plan`() throws {
    #expect(try Self.order([]).isEmpty)
  }

  // Scenario 19, https://github.com/shadabahmed/logstasher/issues/186
  @Test func `a duplicate name is an error of its own, also across phases`() {
    let steps = [Self.step("a", in: .routing), Self.step("b", after: ["a"]), Self.step("a")]
    let error = #expect(throws: LaunchPlanError.self) { try LaunchPlan(steps) }
    #expect(error?.kind == .duplicateName)
    #expect(error?.step == "a")
    #expect(error?.description.contains("“a”") == true)
  }

  // Scenario 19, https://github.com/tombenner/reports_kit/issues/32
  @Test func `a cycle is an error with its path`() {
    let steps = [
      Self.step("first"), Self.step("a", after: ["b"]), Self.step("b", after: ["first", "c"]),
      Self.step("c", after: ["a"]), Self.step("behind", after: ["c"]),
    ]
    let error = #expect(throws: LaunchPlanError.self) { try LaunchPlan(steps) }
    #expect(error?.kind == .cycle)
    #expect(error?.step == "a")
    #expect(error?.path == ["a", "b", "c", "a"])
    #expect(error?.description.contains("“a” after “b” after “c” after “a”") == true)
  }

  @Test func `the path of a cycle leaves out what leads to it`() {
    let steps = [
      Self.step("behind", after: ["a"]), Self.step("a", after: ["b"]), Self.step("b", after: ["a"]),
    ]
    let error = #expect(throws: LaunchPlanError.self) { try LaunchPlan(steps) }
    #expect(error?.path == ["a", "b", "a"])
  }

  @Test func `a step after itself is a cycle`() {
    let error = #expect(throws: LaunchPlanError.self) {
      try LaunchPlan([Self.step("a", after: ["a"])])
    }
    #expect(error?.kind == .cycle)
    #expect(error?.path == ["a", "a"])
  }

  // Scenario 18, https://github.com/alibaba/BeeHive/issues/131
  @Test func `a dependency that does not exist is an error of its own`() {
    let error = #expect(throws: LaunchPlanError.self) {
      try LaunchPlan([Self.step("a", after: ["gone"])])
    }
    #expect(error?.kind == .unknownDependency)
    #expect(error?.step == "a")
    #expect(error?.path == ["gone"])
  }

  @Test func `a dependency on a later phase is an error of its own`() {
    let error = #expect(throws: LaunchPlanError.self) {
      try LaunchPlan([Self.step("a", in: .routing, after: ["b"]), Self.step("b")])
    }
    #expect(error?.kind == .laterDependency)
    #expect(error?.description.contains("later phase") == true)
  }

  @Test func `ten thousand steps in a chain given backwards are put in order`() throws {
    let count = 10_000
    let steps = (0..<count).reversed().map {
      Self.step("\($0)", after: $0 == 0 ? [] : ["\($0 - 1)"])
    }
    #expect(try Self.order(steps) == (0..<count).map { "\($0)" })
  }
}
