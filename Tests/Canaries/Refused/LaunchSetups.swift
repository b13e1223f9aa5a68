import AppBootstrap

/// A setup can't be asynchronous or misspelled by mistake.
@MainActor final class Asynchronous: BootstrapApp {
  // error: method does not override any method from its superclass
  override func setupNetworking() async throws {}
  // error: method does not override any method from its superclass
  override func setupRooting() throws {}
}

/// Nor can it be missing.
// error: type 'Incomplete' does not conform to protocol 'AppBootstrapping'
@MainActor final class Incomplete: AppBootstrapping {
  func setupAppearance() throws {}
}
