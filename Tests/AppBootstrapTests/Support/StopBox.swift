import AppBootstrap

/// A bootstrapper that its own steps can reach, since they are made before it.
@MainActor final class StopBox {
  var bootstrapper: Bootstrapper?
  func stop() async { await bootstrapper?.stop() }
}
