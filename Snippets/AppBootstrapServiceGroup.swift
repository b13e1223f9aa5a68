// snippet.hide
import AppBootstrap

/// Stands for the type of that name in swift-service-lifecycle.
actor ServiceGroup {
  private var waiter: CheckedContinuation<Void, Never>?
  private var isShuttingDown = false

  func run() async throws {
    if !isShuttingDown { await withCheckedContinuation { waiter = $0 } }
    print("the group has shut down")
  }
  func triggerGracefulShutdown() {
    isShuttingDown = true
    waiter?.resume()
    waiter = nil
  }
}
let group = ServiceGroup()
// snippet.show
let services = LaunchStep(
  "services",
  run: {
    // A task of its own: cancelling the group's would end its services all at once.
    let running = Task { try await group.run() }
    try await withTaskCancellationHandler {
      try await running.value
    } onCancel: {
      Task { await group.triggerGracefulShutdown() }
    }
  })
// snippet.hide
let bootstrapper = Bootstrapper(steps: [services])
try await bootstrapper.launch()
await bootstrapper.stop()
