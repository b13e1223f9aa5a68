internal import Synchronization

/// The run of an asynchronous body, by which calls inside it are recognised.
///
/// A task-local carries it into child tasks and unstructured tasks made in the body.
package final class AsyncRun: Sendable {
  /// The innermost run that the current task is in.
  @TaskLocal static var current: AsyncRun?

  /// The run around this one.
  package let enclosing: AsyncRun?

  private let hasEnded = Atomic(false)

  /// Makes a run inside another.
  ///
  /// A task can outlive the run that it was made in; runs that have ended are left out, so that a
  /// chain of tasks of which each makes the next doesn't grow.
  package init(enclosing innermost: AsyncRun? = .current) {
    var enclosing = innermost
    while let run = enclosing, run.hasEnded.load(ordering: .relaxed) { enclosing = run.enclosing }
    self.enclosing = enclosing
  }

  /// Marks the run as over.
  package func end() { hasEnded.store(true, ordering: .relaxed) }

  /// Runs the body as this run, on the actor of the caller, and ends the run.
  func outcome<Failure>(
    of body: nonisolated(nonsending) () async throws(Failure) -> Void,
    isolation: isolated (any Actor)?
  ) async -> Result<Void, Failure> {
    defer { end() }
    return await AsyncRun.$current.withValue(self) { () async -> Result<Void, Failure> in
      // The closure is of a type of the standard library that inherits no isolation; it belongs to
      // the caller's actor because it captures it. Otherwise the body would go on elsewhere after
      // its first suspension.
      _ = isolation
      do throws(Failure) {
        return .success(try await body())
      } catch {
        return .failure(error)
      }
    }
  }
}
