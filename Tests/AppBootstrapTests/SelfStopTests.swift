import AppBootstrap
import TestSupport
import Testing

/// Steps that wait for the app to stop, which would be to wait for themselves.
@MainActor @Suite(.timeLimit(.minutes(10))) struct SelfStopTests {
  private let log = Log()

  @Test func `a start that awaits the stop does not wait for itself`() async {
    let (box, log) = (StopBox(), log)
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
    let (box, log) = (StopBox(), log)
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
    let (box, log) = (StopBox(), log)
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
    let (box, log, gate) = (StopBox(), log, Gate())
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
    let (box, log, gate) = (StopBox(), log, Gate())
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

  // The synchronous stop runs in the task of the stops, which is no part of the body that has asked.
  @Test func `a task that a synchronous stop has left behind waits for the others`() async throws {
    let (box, log, gate) = (StopBox(), log, Gate())
    var left: Task<Void, Never>?
    let made = Bootstrapper(
      steps: [
        .logging("a", to: log),
        LaunchStep(
          "body",
          run: {
            await gate.wait()
            box.bootstrapper?.requestStop()
            await untilCancelled()
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
}
