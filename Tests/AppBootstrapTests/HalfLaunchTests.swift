import AppBootstrap
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct HalfLaunchTests {
  private let log = Log()

  private func bootstrapper(_ more: [LaunchStep] = []) -> Bootstrapper {
    Bootstrapper(
      steps: [
        .plain("look", to: log, in: .appearance), .plain("root", to: log, in: .rootController),
      ] + more)
  }

  @Test func `a launch is begun synchronously and ended asynchronously`() async throws {
    let made = bootstrapper([.logging("service", to: log)])
    let half = try made.launchSynchronously(through: .window)
    #expect(log.events == ["start look", "start root"])
    #expect(half.entries.map(\.outcome) == [.done, .done, .notReached])
    #expect(
      made.state
        == .launching(.init(step: "service", phase: .services, finished: 2, total: 3)))
    let report = try await made.launch()
    #expect(report.entries.map(\.outcome) == [.done, .done, .done])
    #expect(made.state == .running)
    #expect(await failure(of: made)?.reason == .launchedBefore)
    await made.stop()
    #expect(log.events.suffix(3) == ["stop service", "stop root", "stop look"])
  }

  @Test func `both halves can be synchronous`() throws {
    let made = bootstrapper()
    try made.launchSynchronously(through: .appearance)
    #expect(log.events == ["start look"])
    try made.launchSynchronously()
    #expect(log.events == ["start look", "start root"])
    #expect(made.state == .running)
  }

  @Test func `a first half without later steps is the whole launch`() async throws {
    let made = bootstrapper()
    try made.launchSynchronously(through: .window)
    #expect(made.state == .running)
    #expect(await failure(of: made)?.reason == .launchedBefore)
  }

  @Test func `a second half that can not be synchronous may still be asynchronous`() async throws {
    let made = bootstrapper([.logging("service", to: log)])
    try made.launchSynchronously(through: .window)
    let error = #expect(throws: LaunchError.self) { try made.launchSynchronously() }
    #expect(error?.reason == .notSynchronous)
    try await made.launch()
    #expect(made.state == .running)
    await made.stop()
  }

  @Test(arguments: [false, true])
  func `a stop between the halves unwinds and is no success`(waits: Bool) async {
    let made = bootstrapper([.logging("service", to: log)])
    #expect(throws: Never.self) { try made.launchSynchronously(through: .window) }
    if waits { await made.stop() } else { made.requestStop() }
    let error = await failure(of: made)
    #expect(error?.reason == .stopRequested)
    #expect(error?.step == "root")
    #expect(error?.report.entries.map(\.outcome) == [.done, .done, .notReached])
    #expect(log.events == ["start look", "start root", "stop root", "stop look"])
    #expect(made.state == .stopped)
    #expect(await failure(of: made)?.reason == .launchedBefore)
  }

  @Test func `a synchronous second half after a stop is no success either`() async throws {
    let made = bootstrapper([.plain("service", to: log)])
    try made.launchSynchronously(through: .window)
    await made.stop()
    let error = #expect(throws: LaunchError.self) { try made.launchSynchronously() }
    #expect(error?.reason == .stopRequested)
  }

  @Test func `a synchronous second half unwinds before it tells of a stop that was asked for`() {
    let made = bootstrapper([.plain("service", to: log)])
    #expect(throws: Never.self) { try made.launchSynchronously(through: .window) }
    made.requestStop()
    #expect(log.events == ["start look", "start root"])
    let error = #expect(throws: LaunchError.self) { try made.launchSynchronously() }
    #expect(error?.reason == .stopRequested)
    #expect(error?.step == "root")
    #expect(error?.unwinding.entries.map(\.name) == ["root", "look"])
    #expect(log.events == ["start look", "start root", "stop root", "stop look"])
    #expect(made.state == .stopped)
    let again = #expect(throws: LaunchError.self) { try made.launchSynchronously() }
    #expect(again?.reason == .launchedBefore)
  }

  @Test func `a failing second half unwinds both`() async {
    let made = bootstrapper([.logging("service", to: log, failing: true)])
    #expect(throws: Never.self) { try made.launchSynchronously(through: .window) }
    #expect(await failure(of: made)?.step == "service")
    #expect(log.events.suffix(2) == ["stop root", "stop look"])
  }

  @Test func `the second half is launched once`() async throws {
    let (began, gate) = (Gate(), Gate())
    let made = bootstrapper([.gated("service", to: log, began: began, until: gate)])
    try made.launchSynchronously(through: .window)
    let launch = Task { try await made.launch() }
    await began.wait()
    #expect(await failure(of: made)?.reason == .launchedBefore)
    #expect(throws: LaunchError.self) { try made.launchSynchronously() }
    gate.open()
    _ = try await launch.value
    await made.stop()
  }
}
