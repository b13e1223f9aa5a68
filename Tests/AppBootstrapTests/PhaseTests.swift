import AppBootstrap
import Foundation
import TestSupport
import Testing

@MainActor private final class Window: LaunchWindow {
  var isKeyWindow: Bool
  var timesShown = 0
  init(isKey: Bool = false) { isKeyWindow = isKey }
  func makeKeyAndVisible() { timesShown += 1 }
}

@MainActor private final class FullApp: AppBootstrapping {
  let log = Log()
  var window: Window? = Window()
  var failing: String?
  var appDefaults: [String: Any] {
    log.append("defaults")
    return ["phase-tests.size": 7]
  }
  func setupAppearance() throws {
    try note("appearance \(UserDefaults.standard.integer(forKey: "phase-tests.size"))")
  }
  func setupRouting() throws { try note("routing") }
  func setupNetworking() throws { try note("networking") }
  func setupRootController() throws { try note("root") }
  var launchWindow: (any LaunchWindow)? {
    log.append("window")
    return window
  }
  private func note(_ name: String) throws {
    log.append(name)
    if failing == name { throw Broken(name: name) }
  }
}

@MainActor @Suite struct PhaseTests {
  private static let order = [
    "defaults", "appearance 7", "routing", "networking", "root", "window",
  ]

  @Test func `the phases run once each and in their order`() throws {
    let app = FullApp()
    let report = try Bootstrapper(app).launchSynchronously()
    #expect(app.log.events == Self.order)
    #expect(app.window?.timesShown == 1)
    #expect(report.entries.map(\.phase) == LaunchPhase.allCases.dropLast())
    #expect(report.entries.allSatisfy { $0.outcome == .done })
    #expect(
      report.entries.map(\.name) == [
        "appDefaults", "setupAppearance", "setupRouting", "setupNetworking", "setupRootController",
        "launchWindow",
      ])
  }

  @Test func `an asynchronous launch runs the same phases`() async throws {
    let app = FullApp()
    try await Bootstrapper(app).launch()
    #expect(app.log.events == Self.order)
    #expect(app.window?.timesShown == 1)
  }

  @Test func `a window that is key already is left alone`() throws {
    let app = FullApp()
    let window = Window(isKey: true)
    app.window = window
    try Bootstrapper(app).launchSynchronously()
    #expect(window.timesShown == 0)
  }

  @Test func `the report says which phases had nothing to do`() throws {
    let app = FullApp()
    app.window = nil
    #expect(try Bootstrapper(app).launchSynchronously().entries.last?.outcome == .notProvided)
    let outcomes = try Bootstrapper(BootstrapApp()).launchSynchronously().phases.map(\.outcome)
    #expect(outcomes == [.notProvided, .done, .done, .done, .done, .notProvided])
  }

  @Test func `a subclass overrides what it needs`() throws {
    final class App: BootstrapApp {
      var isRouted = false
      override func setupRouting() throws {
        try super.setupRouting()
        isRouted = true
      }
    }
    let app = App()
    try Bootstrapper(app).launchSynchronously()
    #expect(app.isRouted)
  }

  @Test func `steps run after the setup of their phase and may name it`() async throws {
    let app = FullApp()
    let steps = [
      LaunchStep.logging("services", to: app.log, after: ["setupNetworking"]),
      .logging("deep links", to: app.log, in: .routing),
      .logging("early", to: app.log, in: .defaults),
    ]
    try await Bootstrapper(app, steps: steps).launch()
    #expect(
      app.log.events == [
        "defaults", "start early", "appearance 7", "routing", "start deep links", "networking",
        "root", "window", "start services",
      ])
  }

  @Test func `a setup that throws fails the launch and no window is shown`() throws {
    let app = FullApp()
    app.failing = "networking"
    let bootstrapper = Bootstrapper(app)
    let error = #expect(throws: LaunchError.self) { try bootstrapper.launchSynchronously() }
    #expect(error?.step == "setupNetworking")
    #expect(error?.phase == .networking)
    #expect(error?.underlying as? Broken == Broken(name: "networking"))
    #expect(app.window?.timesShown == 0)
    #expect(error?.report.entries.map(\.outcome).suffix(3) == [.failed, .notReached, .notReached])
    #expect(bootstrapper.state == .failed)
  }

  @Test func `a step can not take the name of a setup`() {
    let bootstrapper = Bootstrapper(BootstrapApp(), steps: [LaunchStep("setupRouting") {}])
    let error = #expect(throws: LaunchError.self) { try bootstrapper.launchSynchronously() }
    #expect(error?.reason == .invalidPlan)
    #expect((error?.underlying as? LaunchPlanError)?.kind == .duplicateName)
  }
}
