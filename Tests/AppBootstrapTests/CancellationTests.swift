import AppBootstrap
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct CancellationTests {
  private let log = Log()
  private let began = Gate()

  // Scenario 23, https://github.com/swift-server/swift-service-lifecycle/issues/232
  @Test func `cancelling the launch unwinds in reverse, and unwinding is not cancelled`() async {
    let (log, began) = (log, began)
    let bootstrapper = Bootstrapper(steps: [
      LaunchStep("a", start: {}, stop: { log.append("stop a \(Task.isCancelled)") }),
      LaunchStep(
        "b", start: {},
        stop: {
          await Task.yield()
          log.append("stop b \(Task.isCancelled)")
        }),
      LaunchStep("c") {
        began.open()
        await untilCancelled()
        throw CancellationError()
      },
    ])
    let launch = Task { await failure(of: bootstrapper) }
    await began.wait()
    launch.cancel()
    let error = await launch.value
    #expect(error?.reason == .cancelled)
    #expect(error?.step == "c")
    #expect(log.events == ["stop b false", "stop a false"])
    #expect(bootstrapper.state == .failed)
  }

  // Scenario 25, https://github.com/uber-go/fx/pull/816
  @Test func `a launch in a cancelled task runs nothing and says so`() async {
    let log = log
    let error = await Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      return await failure(of: Bootstrapper(steps: [.logging("a", to: log)]))
    }.value
    #expect(error?.reason == .cancelled)
    #expect(error?.step == nil)
    #expect(error?.description == "The launch was cancelled before the first step.")
    #expect(log.events.isEmpty)
  }

  @Test func `cancelling the task that has launched does not stop the app`() async throws {
    let bootstrapper = Bootstrapper(steps: [.logging("a", to: log)])
    let launch = Task {
      try await bootstrapper.launch()
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
    }
    try await launch.value
    for _ in 0..<10 { await Task.yield() }
    #expect(bootstrapper.state == .running)
    await bootstrapper.stop()
  }
}
