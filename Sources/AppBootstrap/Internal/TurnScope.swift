/// The time in which a step's own code runs, known to that code through its task.
///
/// A step that waits for the app to stop would wait for itself.
@MainActor
final class TurnScope {
  @TaskLocal static var current: TurnScope?

  private let owner: ObjectIdentifier

  /// The code that has launched or stopped the owner, if that is a step of another bootstrapper.
  private let outer: TurnScope?

  /// Whether the code hasn't ended; tasks that it has left behind may wait for the app.
  private var isOpen = true

  private init(_ owner: Bootstrapper, in outer: TurnScope?) {
    self.owner = ObjectIdentifier(owner)
    self.outer = outer
  }

  /// Runs the code of a step.
  static func run<Result>(
    for owner: Bootstrapper, _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    let scope = TurnScope(owner, in: current)
    defer { scope.isOpen = false }
    return try await $current.withValue(scope, operation: body)
  }

  /// Whether the current task is running the code of a step of that bootstrapper.
  static func isOpen(for bootstrapper: Bootstrapper) -> Bool {
    var next = current
    while let scope = next {
      if scope.isOpen, scope.owner == ObjectIdentifier(bootstrapper) { return true }
      next = scope.outer
    }
    return false
  }
}
