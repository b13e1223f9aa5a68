import OnceCall

extension OnceProgram {
  /// Does what a thread does.
  ///
  /// - Parameters:
  ///   - operation: What to do.
  ///   - isInner: Whether a body does it, so that calls may return early for more reasons.
  func perform(_ operation: OnceOperation, isInner: Bool) {
    switch operation {
    case .call(let place, let body): call(place, body, isInner: isInner)
    case .look(let place): look(at: place)
    case .clear(let place): clear(place)
    case .clearAll(let slot): clearAll(slot)
    case .replace(let slot): replace(slot)
    case .flag(let number, let body):
      flags.call(number, fails: body.fails, isInner: isInner) { perform(body) }
    case .value(let number): flags.value(number)
    case .callAsync, .asyncValue: trial.report("A thread was to wait as a task does.")
    }
  }

  /// Does what a task does.
  func performAsync(_ operation: OnceOperation, isInner: Bool) async {
    switch operation {
    case .callAsync(let place, let isCancelled, let body):
      guard isCancelled else { return await callAsync(place, body, isInner: isInner) }
      await Desk.runCancelled {
        await self.callAsync(place, body, isInner: isInner, isCancelled: true)
      }
    case .asyncValue(let number): await flags.asyncValue(number)
    case .call, .look, .clear, .clearAll, .replace, .flag, .value:
      perform(operation, isInner: isInner)
    }
  }

  func perform(_ body: OnceBody) {
    for _ in 0..<body.turns { Crew.takeTurn() }
    for operation in body.inner {
      Progress.note()
      perform(operation, isInner: true)
    }
  }

  func performAsync(_ body: OnceBody) async {
    Desk.expectCurrent("The body left the actor of its caller.")
    for _ in 0..<body.turns { await Task.yield() }
    for operation in body.inner {
      Progress.note()
      await performAsync(operation, isInner: true)
    }
  }

  private func look(at place: OncePlace) {
    let record = subject(in: place.slot).record
    _ = record.hasCalled(OnceKeys.all[place.key])
    let keys = record.calledKeys
    trial.expect(Set(keys).count == keys.count, "A record lists a key twice: \(keys).")
  }

  private func clear(_ place: OncePlace) {
    let subject = subject(in: place.slot)
    let key = OnceKeys.all[place.key]
    let begun = clock.tick()
    let cleared = subject.record.clear(key)
    subject.histories[place.key].addClear(begun...clock.tick())
    trial.expect(cleared.isEmpty || cleared == [key], "Clearing \(key) has cleared \(cleared).")
  }

  private func clearAll(_ slot: Int) {
    let subject = subject(in: slot)
    let begun = clock.tick()
    subject.record.clearAll()
    let times = begun...clock.tick()
    for history in subject.histories { history.addClear(times) }
  }
}
