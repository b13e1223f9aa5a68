import AppBootstrap

/// What the steps of one launch have done, on the main actor.
@MainActor final class LaunchRecord {
  private(set) var begun: [String] = []
  private(set) var started: [String] = []
  private(set) var stopped: [String] = []
  private(set) var ended: Set<String> = []
  /// Opened when all is over but what hangs.
  private var isOver = false
  private var waiters: [CheckedContinuation<Void, Never>] = []

  /// Does what the start of a step is to do.
  func start(_ plan: StepPlan) async throws {
    begun.append(plan.name)
    defer { ended.insert(plan.name) }
    switch plan.start {
    case .plain: break
    case .suspending: await leave(plan.turns)
    case .failing:
      await leave(plan.turns)
      throw StepFailure()
    case .cancellable:
      await waitUntilCancelled()
      throw CancellationError()
    case .stubborn: await waitUntilCancelled()
    case .stuck: await waitUntilOver()
    case .body, .shortBody, .failingBody: preconditionFailure("A body isn't started so.")
    }
    started.append(plan.name)
  }

  func stop(_ plan: StepPlan) async throws {
    stopped.append(plan.name)
    switch plan.stop {
    case .none, .plain: break
    case .suspending: await leave(plan.turns)
    case .failing: throw StepFailure()
    case .stuck: await waitUntilOver()
    }
  }

  /// Does what a long-running body is to do.
  func run(_ plan: StepPlan) async throws {
    begun.append(plan.name)
    started.append(plan.name)
    defer {
      ended.insert(plan.name)
      stopped.append(plan.name)
    }
    switch plan.start {
    case .shortBody: await leave(plan.turns)
    case .failingBody:
      await leave(plan.turns)
      throw StepFailure()
    default:
      await waitUntilCancelled()
      throw CancellationError()
    }
  }

  /// Lets everything end that goes on.
  func end() {
    isOver = true
    for waiter in waiters { waiter.resume() }
    waiters = []
  }

  private func waitUntilOver() async {
    guard !isOver else { return }
    await withCheckedContinuation { waiters.append($0) }
  }

  private func waitUntilCancelled() async {
    let (events, source) = AsyncStream.makeStream(of: Void.self)
    // Nothing ever comes; the stream ends for a task that is cancelled.
    for await _ in events {}
    source.finish()
  }

  /// Goes on elsewhere, on another thread, for some turns.
  private func leave(_ turns: Int) async {
    for _ in 0..<turns { await elsewhere() }
  }

  @concurrent private nonisolated func elsewhere() async {
    Progress.note()
    await Task.yield()
  }
}

/// The error of a step.
struct StepFailure: Error {}
