import AppBootstrap
import TestSupport
import Testing

/// What happens to a step whose start takes longer than it may.
@MainActor @Suite(.timeLimit(.minutes(10))) struct StepTimeoutTests {
  private let log = Log()
  private let clock = ManualClock()
  private let began = Gate()
  private let gate = Gate()

  private func stuck(_ name: String, timeout: Duration? = nil, isOptional: Bool = false)
    -> LaunchStep
  {
    .gated(name, to: log, began: began, until: gate, timeout: timeout, isOptional: isOptional)
  }

  // Scenarios 2, https://github.com/uber-go/fx/issues/1035,
  // and 26, https://github.com/swiftlang/swift/issues/82396
  @Test func `a stuck step is given up and what had started is stopped`() async {
    let bootstrapper = Bootstrapper(
      steps: [.logging("a", to: log), stuck("b", timeout: .seconds(5)), .logging("c", to: log)],
      clock: clock)
    let launch = Task { await failure(of: bootstrapper) }
    await began.wait()
    await clock.sleepers(1)
    clock.advance(by: .seconds(5))
    let error = await launch.value
    #expect(error?.reason == .stepTimedOut)
    #expect(error?.step == "b")
    #expect(error?.description.contains("“b” in phase services took too long") == true)
    #expect(error?.report.entries.map(\.outcome) == [.done, .givenUp, .notReached])
    #expect(error?.report.entries[1].duration == .seconds(5))
    #expect(log.events == ["start a", "start b", "stop a"])

    // It finishes after all: then it is stopped, outside the order.
    gate.open()
    await until { bootstrapper.lateEntries.count == 2 }
    #expect(log.events.suffix(2) == ["started b", "stop b"])
    #expect(bootstrapper.lateEntries.map(\.activity) == [.start, .stop])
    #expect(bootstrapper.lateEntries.map(\.outcome) == [.done, .done])
    #expect(bootstrapper.state == .failed)
  }

  @Test func `a step that ends in time is not given up later`() async throws {
    let bootstrapper = Bootstrapper(
      steps: [stuck("a", timeout: .seconds(5)), .logging("b", to: log)], clock: clock)
    let launch = Task { try await bootstrapper.launch() }
    await clock.sleepers(1)
    gate.open()
    _ = try await launch.value
    clock.advance(by: .seconds(100))
    #expect(bootstrapper.state == .running)
    await bootstrapper.stop()
    #expect(log.events.suffix(2) == ["stop b", "stop a"])
  }

  // A timer is used again by later steps: each must get its own time.
  @Test(arguments: [(5, 2), (2, 5), (5, 5), (5, 7)])
  func `each step has its own time`(first: Int, second: Int) async {
    let (clock, went) = (clock, Gate())
    let bootstrapper = Bootstrapper(
      steps: [
        LaunchStep("quick", timeout: .seconds(first)) {
          await Task.yield()
          clock.advance(by: .seconds(1))
        },
        .gated("stuck", to: log, began: went, until: gate, timeout: .seconds(second)),
      ], clock: clock)
    let launch = Task { await failure(of: bootstrapper) }
    await went.wait()
    await clock.sleepers(1)
    for _ in 1..<second {
      clock.advance(by: .seconds(1))
      for _ in 0..<10 { await Task.yield() }
      #expect(bootstrapper.state != .failed)
    }
    await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    let error = await launch.value
    #expect(error?.step == "stuck")
    #expect(error?.report.entries.last?.duration == .seconds(second))
    gate.open()
  }

  // A cancellation handler is called in the middle of the giving up.
  @Test func `a step that asks for a stop as it is given up is the last one to start`() async {
    let (box, gate, began) = (StopBox(), gate, began)
    let bootstrapper = Bootstrapper(
      steps: [
        .logging("a", to: log),
        LaunchStep("b", timeout: .seconds(1), isOptional: true) {
          await withTaskCancellationHandler {
            began.open()
            await gate.wait()
          } onCancel: {
            MainActor.assumeIsolated { box.bootstrapper?.requestStop() }
          }
        },
        .logging("c", to: log),
      ], clock: clock)
    box.bootstrapper = bootstrapper
    let launch = Task { await failure(of: bootstrapper) }
    await began.wait()
    await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    let error = await launch.value
    #expect(error?.reason == .stopRequested)
    #expect(error?.report.entries.map(\.outcome) == [.done, .givenUp, .notReached])
    #expect(log.events == ["start a", "stop a"])
    gate.open()
  }

  @Test func `an optional step that is given up is stopped late while the app runs`() async throws {
    let bootstrapper = Bootstrapper(
      steps: [stuck("a", timeout: .seconds(1), isOptional: true), .logging("b", to: log)],
      clock: clock)
    let launch = Task { try await bootstrapper.launch() }
    await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    let report = try await launch.value
    #expect(report.entries.map(\.outcome) == [.givenUp, .done])
    gate.open()
    await until { bootstrapper.lateEntries.count == 2 }
    #expect(bootstrapper.state == .running)
    await bootstrapper.stop()
    #expect(log.events == ["start a", "start b", "started a", "stop a", "stop b"])
  }

  @Test(arguments: [false, true])
  func `a step that blocks the main actor is reported as an overrun`(isAsync: Bool) async throws {
    let clock = clock
    let block = { @MainActor in clock.advance(by: .seconds(2)) }
    let slow =
      isAsync
      ? LaunchStep("slow", timeout: .seconds(1), start: { () async in block() })
      : LaunchStep("slow", timeout: .seconds(1), start: { block() })
    let bootstrapper = Bootstrapper(steps: [slow, .plain("next", to: log)], clock: clock)
    let report = try await bootstrapper.launch()
    #expect(report.entries.map(\.outcome) == [.overran, .done])
    #expect(report.entries[0].duration == .seconds(2))
  }

  // Scenario 27, https://github.com/uber-go/fx/issues/801
  @Test func `times are measured for each step, which waits for the one before`() async throws {
    let clock = clock
    let steps = (1...3).map { number in
      LaunchStep("\(number)") {
        await Task.yield()
        clock.advance(by: .seconds(number))
      }
    }
    let report = try await Bootstrapper(steps: steps, clock: clock).launch()
    #expect(report.entries.map(\.start) == [.zero, .seconds(1), .seconds(3)])
    #expect(report.entries.map(\.duration) == [.seconds(1), .seconds(2), .seconds(3)])
    #expect(report.duration == .seconds(6))
  }
}
