/// The time in which a step's own code runs, known to that code through its task.
///
/// A step that waits for the app to stop would wait for itself.
@MainActor
final class TurnScope {
  @TaskLocal static var current: TurnScope?

  private let owner: ObjectIdentifier

  /// Whether the code hasn't ended; tasks that it has left behind may wait for the app.
  private var isOpen = true

  private init(_ owner: Bootstrapper) { self.owner = ObjectIdentifier(owner) }

  /// Runs the code of a step.
  static func run<Result>(
    for owner: Bootstrapper, _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    let scope = TurnScope(owner)
    defer { scope.isOpen = false }
    return try await $current.withValue(scope, operation: body)
  }

  /// Whether the current task is running the code of a step of that bootstrapper.
  static func isOpen(for bootstrapper: Bootstrapper) -> Bool {
    guard let current else { return false }
    return current.isOpen && current.owner == ObjectIdentifier(bootstrapper)
  }
}
