/// The time in which a step's own code runs, known to that code through its task.
///
/// A step that waits for the app to stop would wait for itself.
@MainActor
final class TurnScope {
  @TaskLocal static var current: TurnScope?

  // Alive as long as the code runs, which is when it is asked for.
  private unowned let owner: Bootstrapper

  /// Whether the code hasn't ended; tasks that it has left behind may wait for the app.
  private var isOpen = true

  private init(_ owner: Bootstrapper) { self.owner = owner }

  /// Runs the code of a step.
  static func run<Result>(
    for owner: Bootstrapper, _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    let scope = TurnScope(owner)
    defer { scope.isOpen = false }
    return try await $current.withValue(scope, operation: body)
  }

  /// Makes a task for the work of a bootstrapper, which is not that of the step that has caused it.
  static func task(
    atLeast priority: TaskPriority?, _ body: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    $current.withValue(nil) {
      Task(priority: priority.map { max($0, Task.currentPriority) }) { await body() }
    }
  }

  /// Whether the end of that bootstrapper waits for the code that the current task is running.
  static func holdsUp(_ bootstrapper: Bootstrapper) -> Bool {
    current?.holdsUp(bootstrapper) ?? false
  }

  /// Whether this is the code of a step of that bootstrapper, or such code waits for it.
  private func holdsUp(_ bootstrapper: Bootstrapper) -> Bool {
    isOpen && (owner === bootstrapper || owner.waiting.contains { $0.holdsUp(bootstrapper) })
  }
}
