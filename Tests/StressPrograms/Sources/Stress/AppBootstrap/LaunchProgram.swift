import AppBootstrap

/// A launch of random steps, disturbed by others at random moments.
final class LaunchProgram: Program {
  static let module = "AppBootstrap"

  let trial: Trial
  let plans: [StepPlan]
  private let launchTimeout: Duration?
  private let isRun: Bool
  private let disturbers: [Script<LaunchDisturbance>]

  init(seed: UInt64, trial: Trial) {
    var random = Random(seed: seed)
    self.trial = trial
    var plans = (0..<random.below(9)).map { StepPlan.random($0, using: &random) }
    // A step may depend on those of no later phase that come before it here.
    for index in plans.indices where random.chance(30) {
      let earlier = plans[..<index].filter { $0.phase <= plans[index].phase }
      plans[index].dependencies = earlier.randomElement(using: &random).map { [$0.name] } ?? []
    }
    self.plans = plans
    launchTimeout = random.chance(30) ? .microseconds(random.below(5_000)) : nil
    isRun = random.chance(30)
    disturbers = (0..<Int.random(in: 0...3, using: &random)).map { number in
      Script("disturber \(number)", random.list(0...20) { .random(using: &$0) })
    }
    let steps = Script("launch", plans)
    _ = steps.reduce(0) { count, _ in count + 1 }
    trial.begin([steps] + disturbers)
  }

  @MainActor func run() async {
    let record = LaunchRecord()
    trial.watch(record, "the record of a launch")
    let bootstrapper = Bootstrapper(
      steps: plans.map { step($0, record) }, launchTimeout: launchTimeout,
      stopTimeout: .milliseconds(20))
    trial.watch(bootstrapper, "a bootstrapper")
    let launch = Task { await failure(of: bootstrapper) }
    let others = disturbers.map { script in
      Task { @concurrent in await disturb(bootstrapper, launch, script) }
    }
    for other in others { await other.value }
    // A launch that waits for nothing but its cancellation is ended by this.
    bootstrapper.requestStop()
    _ = await bootstrapper.stop()
    let error = await launch.value
    let report = await bootstrapper.stop()
    record.end()
    // What was given up ends after all, and is stopped if it had started after all.
    while !isSettled(record) {
      Progress.note()
      await Task.yield()
    }
    judge(record, error, report, bootstrapper)
  }

  @MainActor private func failure(of bootstrapper: Bootstrapper) async -> LaunchError? {
    do throws(LaunchError) {
      if isRun { try await bootstrapper.run() } else { try await bootstrapper.launch() }
      return nil
    } catch {
      return error
    }
  }

  @concurrent private func disturb(
    _ bootstrapper: Bootstrapper, _ launch: Task<LaunchError?, Never>,
    _ script: Script<LaunchDisturbance>
  ) async {
    for disturbance in script {
      switch disturbance {
      case .yield: await Task.yield()
      case .requestStop: await bootstrapper.requestStop()
      case .stop: await bootstrapper.stop()
      case .cancel: launch.cancel()
      }
    }
  }

  @MainActor private func step(_ plan: StepPlan, _ record: LaunchRecord) -> LaunchStep {
    guard !plan.isBody else {
      return LaunchStep(
        plan.name, in: plan.phase, after: plan.dependencies, isOptional: plan.isOptional,
        run: { try await record.run(plan) })
    }
    let start: @MainActor () async throws -> Void = { try await record.start(plan) }
    guard plan.stop != .none else {
      return LaunchStep(
        plan.name, in: plan.phase, after: plan.dependencies, timeout: plan.timeout,
        isOptional: plan.isOptional, start: start)
    }
    return LaunchStep(
      plan.name, in: plan.phase, after: plan.dependencies, timeout: plan.timeout,
      isOptional: plan.isOptional, start: start, stop: { try await record.stop(plan) })
  }

  /// The names of the steps that have something to stop.
  var stoppable: Set<String> {
    Set(plans.filter { $0.isBody || $0.stop != .none }.map(\.name))
  }

  @MainActor private func isSettled(_ record: LaunchRecord) -> Bool {
    record.ended.count == record.begun.count
      && Set(record.stopped).isSuperset(of: stoppable.intersection(record.started))
  }
}
