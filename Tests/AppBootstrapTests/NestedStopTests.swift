import AppBootstrap
import TestSupport
import Testing

/// Steps that launch and stop another bootstrapper, and wait for it.
@MainActor @Suite(.timeLimit(.minutes(10))) struct NestedStopTests {
  private let log = Log()

  /// A bootstrapper with a step that launches another one, whose steps reach the outer one by the box.
  private func outer(of inner: Bootstrapper, in box: StopBox) -> Bootstrapper {
    let log = log
    let outer = Bootstrapper(
      steps: [
        LaunchStep("outer") {
          try await inner.launch()
        } stop: {
          await inner.stop()
          log.append("stop outer")
        }
      ], stopTimeout: nil)
    box.bootstrapper = outer
    return outer
  }

  // The outer step waits for the inner one, which would wait for the outer stop.
  @Test func `a start of a bootstrapper that a step launches does not wait`() async {
    let (box, log) = (StopBox(), log)
    let inner = Bootstrapper(
      steps: [
        LaunchStep("inner") {
          await box.stop()
          log.append("went on")
        } stop: {
          log.append("stop inner")
        }
      ], stopTimeout: nil)
    let outer = outer(of: inner, in: box)
    #expect(await failure(of: outer)?.reason == .stopRequested)
    #expect(log.events == ["went on", "stop inner", "stop outer"])
  }

  @Test func `a stop of a bootstrapper that a step stops does not wait`() async throws {
    let (box, log) = (StopBox(), log)
    let inner = Bootstrapper(
      steps: [
        LaunchStep(
          "inner", start: {},
          stop: {
            await box.stop()
            log.append("stop inner")
          })
      ], stopTimeout: nil)
    let outer = outer(of: inner, in: box)
    try await outer.launch()
    await outer.stop()
    #expect(log.events == ["stop inner", "stop outer"])
  }

  @Test func `a stop that another one's step has caused waits for that other one`() async throws {
    let (box, log, gate) = (StopBox(), log, Gate())
    let inner = Bootstrapper(
      steps: [
        .logging("inner", to: log),
        LaunchStep(
          "body",
          run: {
            await gate.wait()
            box.bootstrapper?.requestStop()
            await untilCancelled()
          }),
      ], stopTimeout: nil)
    let outer = outer(of: inner, in: box)
    try await outer.launch()
    gate.open()
    await outer.ended()
    #expect(log.events == ["start inner", "stop inner", "stop outer"])
  }

  @Test func `a step of another bootstrapper waits`() async throws {
    let (box, log) = (StopBox(), log)
    let inner = Bootstrapper(steps: [.logging("inner", to: log)])
    box.bootstrapper = inner
    let outer = Bootstrapper(steps: [
      LaunchStep("outer") {
        try await inner.launch()
      } stop: {
        await box.stop()
        log.append("stop outer")
      }
    ])
    try await outer.launch()
    await outer.stop()
    #expect(log.events == ["start inner", "stop inner", "stop outer"])
  }
}
