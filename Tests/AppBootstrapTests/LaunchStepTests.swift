import AppBootstrap
import Testing

private func plain() {}
@discardableResult private func value() throws -> Int { 1 }
private func later() async {}
@discardableResult private func laterValue() async throws -> Int { 1 }
private func broken() throws(Broken) { throw Broken() }
private func laterBroken() async throws(Broken) { throw Broken() }

/// Which initializer a call means is up to the compiler, and what it picks is part of the contract.
@MainActor @Suite struct LaunchStepTests {
  private func kind(_ step: LaunchStep) -> String {
    switch step.work {
    case .running: "run"
    case .paired(let start, let stop):
      (start.isSynchronous ? "sync" : "async")
        + (stop.map { $0.isSynchronous ? ", sync" : ", async" } ?? "")
    }
  }

  @Test func `a lone closure is a start, whatever it returns or throws`() {
    #expect(kind(LaunchStep("a") {}) == "sync")
    #expect(kind(LaunchStep("a") { plain() }) == "sync")
    #expect(kind(LaunchStep("a") { try value() }) == "sync")
    #expect(kind(LaunchStep("a") { try broken() }) == "sync")
    #expect(kind(LaunchStep("a") { throw Broken() }) == "sync")
    #expect(kind(LaunchStep("a") { await later() }) == "async")
    #expect(kind(LaunchStep("a") { try await laterValue() }) == "async")
    #expect(kind(LaunchStep("a") { try await laterBroken() }) == "async")
    #expect(kind(LaunchStep("a", timeout: .seconds(1)) { await later() }) == "async")
    #expect(kind(LaunchStep("a") { () async in plain() }) == "async")
  }

  @Test func `start and stop are each synchronous or asynchronous`() async {
    #expect(kind(LaunchStep("a", start: {}, stop: {})) == "sync, sync")
    #expect(kind(LaunchStep("a", start: {}, stop: nil)) == "sync")
    #expect(kind(LaunchStep("a", start: plain, stop: plain)) == "sync, sync")
    #expect(kind(LaunchStep("a", start: later, stop: plain)) == "async, sync")
    #expect(kind(LaunchStep("a", start: plain, stop: later)) == "sync, async")
    #expect(kind(LaunchStep("a", start: later, stop: later)) == "async, async")
    #expect(
      kind(
        LaunchStep("a") {
          try value()
        } stop: {
          try value()
        }) == "sync, sync")
    #expect(
      kind(
        LaunchStep("a") {
          plain()
        } stop: {
          await later()
        }) == "sync, async")
    #expect(
      kind(
        LaunchStep("a") {
          await later()
        } stop: {
          plain()
        }) == "async, sync")
    #expect(
      kind(
        LaunchStep("a") {
          try await laterValue()
        } stop: {
          try await laterBroken()
        })
        == "async, async")
  }

  @Test func `a body is one by its label`() {
    #expect(kind(LaunchStep("a", run: {})) == "run")
    #expect(kind(LaunchStep("a", run: later)) == "run")
    #expect(kind(LaunchStep("a", run: laterBroken)) == "run")
    #expect(kind(LaunchStep("a", run: { try await laterValue() })) == "run")
    #expect(kind(LaunchStep("a", run: { throw Broken() })) == "run")
    #expect(kind(LaunchStep("a", run: { while !Task.isCancelled { await later() } })) == "run")
  }

  @Test func `a step describes itself`() {
    let step = LaunchStep("cache", in: .networking, after: ["disk", "keys"]) {}
    #expect("\(step)" == "cache (networking, after disk, keys)")
    #expect("\(LaunchStep("disk") {})" == "disk (services)")
  }
}
