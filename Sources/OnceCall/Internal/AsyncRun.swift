internal import Synchronization

/// The run of an asynchronous body, by which calls inside it are recognised.
///
/// A task-local carries it into child tasks and unstructured tasks made in the body.
package final class AsyncRun: Sendable {
  /// What tells a run apart, and keeps nothing else alive.
  private final class Mark: Sendable {
    let hasEnded = Atomic(false)
  }

  /// The innermost run that the current task is in.
  @TaskLocal static var current: AsyncRun?

  /// This many runs around another one aren't worth a sweep.
  private static let floor = 16

  private let mark: Mark

  /// The run around this one.
  package let enclosing: AsyncRun?

  /// The number of runs from this one outwards.
  package let length: Int

  /// With this many runs those that have ended are swept out.
  private let limit: Int

  /// Makes a run inside another.
  ///
  /// A task can outlive the run that it was made in; runs that have ended are left out, so that a
  /// chain of tasks of which each makes the next doesn't grow beyond those that go on and a constant.
  package convenience init(enclosing innermost: AsyncRun? = .current) {
    self.init(Mark(), in: innermost?.stillRunning, limit: nil)
  }

  private init(_ mark: Mark, in enclosing: AsyncRun?, limit: Int?) {
    self.mark = mark
    self.enclosing = enclosing
    length = (enclosing?.length ?? 0) + 1
    self.limit = limit ?? enclosing?.limit ?? Self.floor
  }

  /// Who runs the body.
  package var runner: Runner { .task(ObjectIdentifier(mark)) }

  /// Marks the run as over.
  package func end() { mark.hasEnded.store(true, ordering: .relaxed) }

  private var hasEnded: Bool { mark.hasEnded.load(ordering: .relaxed) }

  /// The runs from this one outwards without those at the begin that have ended.
  ///
  /// Others may use the runs of a long chain, so a new one is made of those that go on. It grows by as
  /// many as it has before it is looked at again, so that each new run costs a constant.
  private var stillRunning: AsyncRun? {
    var innermost: AsyncRun? = self
    guard length >= limit else {
      while let run = innermost, run.hasEnded { innermost = run.enclosing }
      return innermost
    }
    var living: [Mark] = []
    while let run = innermost {
      if !run.hasEnded { living.append(run.mark) }
      innermost = run.enclosing
    }
    let limit = 2 * living.count + Self.floor
    return living.reversed().reduce(nil) { AsyncRun($1, in: $0, limit: limit) }
  }
}
