import AppBootstrap
import TestSupport
import Testing

/// Steps that wait for the app to stop, which would be to wait for themselves.
@MainActor @Suite(.timeLimit(.minutes(10))) struct SelfStopTests {
  private let log = Log()

  @MainActor private final class Box {
    var bootstrapper: Bootstrapper?
    func stop() async { await bootstrapper?.stop() }
  }

  @Test func `a start that awaits the stop does not wait for itself`() async {
    let (box, log) = (Box(), log)
    let made = Bootstrapper(
      steps: [
        LaunchStep("a") {
          await box.stop()
          log.append("went on")
        } stop: {
          log.append("stop a")
        }
      ], stopTimeout: nil)
    box.bootstrapper = made
    #expect(await failure(of: made)?.reason == .stopRequested)
    #expect(log.events == ["went on", "stop a"])
  }

  @Test func `a stop that awaits the stop does not wait for itself`() async throws {
    let (box, log) = (Box(), log)
    let made = Bootstrapper(
      steps: [
        LaunchStep(
          "a", start: {},
          stop: {
            await box.stop()
            log.append("stop a")
          })
      ], stopTimeout: nil)
    box.bootstrapper = made
    try await made.launch()
    await made.stop()
    #expect(log.events == ["stop a"])
  }

  @Test func `a body that awaits the stop does not wait for itself`() async throws {
    let (box, log) = (Box(), log)
    let made = Bootstrapper(
      steps: [
        LaunchStep(
          "a",
          run: {
            await box.stop()
            log.append("ran a")
          })
      ], stopTimeout: nil)
    box.bootstrapper = made
    try await made.launch()
    await made.ended()
    #expect(log.events == ["ran a"])
    #expect(made.state == .stopped)
  }

  /// The ways in which the code of a step can have something done beside it.
  enum Helper: CaseIterable {
    case child, group, task, detached
  }

  // A step may be waiting for each of these but the last one, and nobody can know whether it does.
  @Test(arguments: Helper.allCases)
  func `a task of a running body does not wait, apart from a detached one`(
    helper: Helper
  ) async throws {
    let (box, log, gate) = (Box(), log, Gate())
    var detached: Task<Void, Never>?
    let made = Bootstrapper(
      steps: [
        LaunchStep("a", start: {}, stop: { log.append("stop a") }),
        LaunchStep(
          "body",
          run: {
            await gate.wait()
            let stop = { @Sendable @MainActor in
              await box.stop()
              log.append("stopped")
            }
            switch helper {
            case .child:
              async let child: Void = stop()
              await child
            case .group:
              await withTaskGroup(of: Void.self) { group in group.addTask { await stop() } }
            case .task: await Task { await stop() }.value
            case .detached: detached = Task.detached { await stop() }
            }
          }),
      ], stopTimeout: nil)
    box.bootstrapper = made
    try await made.launch()
    gate.open()
    await made.ended()
    await detached?.value
    #expect(log.events == (helper == .detached ? ["stop a", "stopped"] : ["stopped", "stop a"]))
  }

  @Test func `a task that a step has left behind waits for the stop`() async throws {
    let (box, log, gate) = (Box(), log, Gate())
    var left: Task<Void, Never>?
    let made = Bootstrapper(steps: [
      LaunchStep("a") {
        left = Task {
          await gate.wait()
          await box.stop()
          log.append("waited")
        }
        await Task.yield()
      } stop: {
        await Task.yield()
        log.append("stop a")
      }
    ])
    box.bootstrapper = made
    try await made.launch()
    gate.open()
    await left?.value
    #expect(log.events == ["stop a", "waited"])
  }

  // The outer step waits for the inner one, which would wait for the outer stop.
  @Test func `a start of a bootstrapper that a step launches does not wait`() async {
    let (box, log) = (Box(), log)
    let inner = Bootstrapper(
      steps: [
        LaunchStep("inner") {
          await box.stop()
          log.append("went on")
        } stop: {
          log.append("stop inner")
        }
      ], stopTimeout: nil)
    let outer = Bootstrapper(
      steps: [
        LaunchStep("outer") {
          try await inner.launch()
        } stop: {
          await inner.stop()
        }
      ], stopTimeout: nil)
    box.bootstrapper = outer
    #expect(await failure(of: outer)?.reason == .stopRequested)
    #expect(log.events == ["went on", "stop inner"])
  }

  @Test func `a stop of a bootstrapper that a step stops does not wait`() async throws {
    let (box, log) = (Box(), log)
    let inner = Bootstrapper(
      steps: [
        LaunchStep(
          "inner", start: {},
          stop: {
            await box.stop()
            log.append("stop inner")
          })
      ], stopTimeout: nil)
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
    try await outer.launch()
    await outer.stop()
    #expect(log.events == ["stop inner", "stop outer"])
  }

  @Test func `a stop that another one's step has caused waits for that other one`() async throws {
    let (box, log, gate) = (Box(), log, Gate())
    let inner = Bootstrapper(
      steps: [
        .logging("inner", to: log),
        LaunchStep(
          "body",
          run: {
            await gate.wait()
            box.bootstrapper?.requestStop()
            try await Task.sleep(for: .seconds(60))
          }),
      ], stopTimeout: nil)
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
    try await outer.launch()
    gate.open()
    await outer.ended()
    #expect(log.events == ["start inner", "stop inner", "stop outer"])
  }

  // The synchronous stop runs in the task of the stops, which is no part of the body that has asked.
  @Test func `a task that a synchronous stop has left behind waits for the others`() async throws {
    let (box, log, gate) = (Box(), log, Gate())
    var left: Task<Void, Never>?
    let made = Bootstrapper(
      steps: [
        .logging("a", to: log),
        LaunchStep(
          "body",
          run: {
            await gate.wait()
            box.bootstrapper?.requestStop()
            try await Task.sleep(for: .seconds(60))
          }),
        LaunchStep(
          "b", start: {},
          stop: {
            left = Task {
              await box.stop()
              log.append("waited")
            }
          }),
      ], stopTimeout: nil)
    box.bootstrapper = made
    try await made.launch()
    gate.open()
    await made.ended()
    await left?.value
    #expect(log.events == ["start a", "stop a", "waited"])
  }

  @Test func `a step of another bootstrapper waits`() async throws {
    let (box, log) = (Box(), log)
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
