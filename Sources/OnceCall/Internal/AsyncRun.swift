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
}
