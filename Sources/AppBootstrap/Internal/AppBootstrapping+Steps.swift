extension AppBootstrapping {
  /// The members of the app as steps, named like the members.
  var launchSteps: [LaunchStep] {
    [
      member("appDefaults", in: .defaults) { try DefaultsRegistration.register($0.appDefaults) },
      member("setupAppearance", in: .appearance) { try $0.setupAppearance() },
      member("setupRouting", in: .routing) { try $0.setupRouting() },
      member("setupNetworking", in: .networking) { try $0.setupNetworking() },
      member("setupRootController", in: .rootController) { try $0.setupRootController() },
      member("launchWindow", in: .window) { $0.showWindow() },
    ]
  }

  /// Makes a step of a member that tells whether there was something to do.
  private func member(
    _ name: String, in phase: LaunchPhase, _ body: @escaping @MainActor (Self) throws -> Bool
  ) -> LaunchStep {
    let start = StepClosure.synchronous { try body(self) }
    return LaunchStep(name, in: phase, work: .paired(start: start, stop: nil))
  }

  /// Makes a step of a member that always has something to do.
  private func member(
    _ name: String, in phase: LaunchPhase, _ body: @escaping @MainActor (Self) throws -> Void
  ) -> LaunchStep {
    let start = StepClosure.always { try body(self) }
    return LaunchStep(name, in: phase, work: .paired(start: start, stop: nil))
  }

  /// Shows the window, if there is one; tells whether there is.
  private func showWindow() -> Bool {
    guard let window = launchWindow else { return false }
    if !window.isKeyWindow { window.makeKeyAndVisible() }
    return true
  }
}
