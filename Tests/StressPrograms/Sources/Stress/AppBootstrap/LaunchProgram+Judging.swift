import AppBootstrap

extension LaunchProgram {
  /// Judges what became of the steps.
  @MainActor func judge(
    _ record: LaunchRecord, _ error: LaunchError?, _ report: StopReport,
    _ bootstrapper: Bootstrapper
  ) {
    let (started, stopped) = (record.started, record.stopped)
    trial.expect(
      Set(record.begun).count == record.begun.count, "started twice: \(record.begun)")
    trial.expect(Set(stopped).count == stopped.count, "stopped twice: \(stopped)")
    trial.expect(
      Set(stopped) == stoppable.intersection(started),
      "started \(started), but stopped \(stopped) of \(stoppable)")
    judgeOrder(record, report, bootstrapper)
    judgeEnd(error, report, bootstrapper)
  }

  /// Stops are in reverse, but for what was given up and for bodies, which end when they like.
  @MainActor private func judgeOrder(
    _ record: LaunchRecord, _ report: StopReport, _ bootstrapper: Bootstrapper
  ) {
    // Each depends only on those before it here, so the phases alone reorder them.
    let order = LaunchPhase.allCases.flatMap { phase in plans.filter { $0.phase == phase } }
    let place = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1.name, $0) })
    let begun = record.begun.filter { !isBody($0) }
    trial.expect(
      begun == begun.sorted { place[$0, default: 0] < place[$1, default: 0] }, "began \(begun)")
    let late = Set(bootstrapper.lateEntries.map(\.name))
    let inOrder = record.stopped.filter { name in
      !late.contains(name) && !isBody(name)
    }
    let right = inOrder.sorted { place[$0, default: 0] > place[$1, default: 0] }
    trial.expect(inOrder == right, "stopped \(record.stopped) after \(record.begun), late \(late)")
    let reported = report.entries.map(\.name)
    trial.expect(
      reported == reported.sorted { place[$0, default: 0] > place[$1, default: 0] },
      "reported the stops as \(reported) after \(record.begun)")
    trial.expect(Set(reported).count == reported.count, "reported twice: \(reported)")
  }

  @MainActor private func judgeEnd(
    _ error: LaunchError?, _ report: StopReport, _ bootstrapper: Bootstrapper
  ) {
    let state = bootstrapper.state
    let isStopped = bootstrapper.failure == nil || error?.reason == .stopRequested
    trial.expect(
      state == (isStopped ? .stopped : .failed), "\(state) after \(error as Any)")
    for entry in report.entries {
      trial.expect(stoppable.contains(entry.name), "\(entry) was nothing to stop")
    }
  }

  private func isBody(_ name: String) -> Bool { plans.contains { $0.name == name && $0.isBody } }
}
