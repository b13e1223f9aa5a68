import AppBootstrap
import InitHooks
import Testing
import os

extension ApplePlatforms {
  @MainActor @Suite struct LogTests {
    struct Trouble: Error {}

    init() { _ = LogBook.shared.takeEntries() }

    @Test func `each start and stop is an interval with its outcome`() async throws {
      LogBook.shared.takesSignposts = true
      defer { LogBook.shared.takesSignposts = false }
      let bootstrapper = Bootstrapper(steps: [
        LaunchStep("store") {
          await Task.yield()
        } stop: {
        },
        LaunchStep("search", isOptional: true) { throw Trouble() },
      ])
      try await bootstrapper.launch()
      await bootstrapper.stop()
      #expect(
        LogBook.shared.takeEntries() == [
          "AppBootstrap begin start store", "AppBootstrap end start done",
          "AppBootstrap begin start search", "AppBootstrap end start failed",
          "AppBootstrap begin stop store", "AppBootstrap end stop done",
        ])
    }

    @Test func `nothing is measured when nobody looks`() async throws {
      try await Bootstrapper(steps: [LaunchStep("store") {}]).launch()
      #expect(LogBook.shared.takeEntries().isEmpty)
    }

    @Test func `reports about hooks can go to the system's log`() {
      final class Forgetful: MainActorInitializingObject {
        override func onInit() {}
      }
      InitDiagnostics.withHandler(InitDiagnostics.systemLog) {
        withInitScope { _ = Forgetful() }
      }
      let entries = LogBook.shared.takeEntries()
      #expect(entries.count == (Initialization.checksSuperCalls ? 1 : 0))
      #expect(entries.allSatisfy { $0.hasPrefix("LifecycleKit InitHooks fault: ") })
    }
  }
}
