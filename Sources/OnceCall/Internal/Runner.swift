/// Who runs a body.
package enum Runner: Hashable, Sendable {
  /// A thread, with all that it calls.
  case thread(ThreadID)
  /// An asynchronous run, with all tasks made inside it.
  case task(ObjectIdentifier)

  var isThread: Bool {
    switch self {
    case .thread: true
    case .task: false
    }
  }
}

/// Somebody who wants to run a body, told apart by the run that it would be.
package struct Caller: Sendable {
  /// Who would run it.
  package let runner: Runner

  /// The innermost asynchronous run that the call is made in.
  let enclosingRun: AsyncRun?

  /// A caller that blocks the current thread when it waits.
  static var currentThread: Self { Self(runner: .thread(.current), enclosingRun: .current) }

  /// A caller that suspends its task when it waits.
  ///
  /// - Parameter run: What the call becomes if its body runs.
  package init(_ run: AsyncRun) {
    self.init(runner: run.runner, enclosingRun: run.enclosing)
  }

  package init(runner: Runner, enclosingRun: AsyncRun?) {
    self.runner = runner
    self.enclosingRun = enclosingRun
  }

  /// Those whose runs can't end before this call returns.
  var enclosingRunners: [Runner] {
    var runners = runner.isThread ? [runner] : []
    var next = enclosingRun
    while let run = next {
      runners.append(run.runner)
      next = run.enclosing
    }
    return runners
  }

  /// Returns whether the call is made inside a run of that runner.
  func isInside(_ other: Runner) -> Bool { enclosingRunners.contains(other) }
}

extension Caller: Hashable {
  package static func == (one: Self, other: Self) -> Bool { one.runner == other.runner }

  package func hash(into hasher: inout Hasher) { hasher.combine(runner) }
}
