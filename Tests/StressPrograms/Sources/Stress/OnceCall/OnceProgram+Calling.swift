import OnceCall
import Synchronization

extension OnceProgram {
  /// Makes a synchronous call and notes what came of it.
  func call(_ place: OncePlace, _ body: OnceBody, isInner: Bool) {
    let subject = subject(in: place.slot)
    let history = subject.histories[place.key]
    var run = OnceHistory.Run(called: clock.tick(), isAsync: false)
    let error = Refused(number: run.called)
    var hasRun = false
    do throws(Refused) {
      let ran = try subject.record.call(OnceKeys.all[place.key], ifRunning: place.policy) {
        () throws(Refused) in
        hasRun = true
        begin(&run, history)
        perform(body)
        try end(&run, history, place, throwing: body.fails ? error : nil)
      }
      let isCertain = OnceKeys.isForThreads(place.key) && place.policy == .wait && !isInner
      if !ran, isCertain { expectEffect(of: history, place) }
      expect(ran == hasRun, place)
    } catch {
      expect(hasRun && body.fails && error == Refused(number: run.called), place)
    }
    if hasRun { return add(run, to: history) }
    guard !isInner else { return }
    history.add(
      OnceHistory.Refusal(
        called: run.called, returned: clock.tick(),
        excuse: place.policy == .skip ? .anyRun : .asyncRun))
  }

  /// Makes an asynchronous call and notes what came of it.
  func callAsync(
    _ place: OncePlace, _ body: OnceBody, isInner: Bool, isCancelled: Bool = false
  ) async {
    let subject = subject(in: place.slot)
    let history = subject.histories[place.key]
    var run = OnceHistory.Run(called: clock.tick(), isAsync: true)
    let error = Refused(number: run.called)
    var hasRun = false
    let mayPass = isInner || isCancelled
    do throws(Refused) {
      let ran = try await subject.record.callAsync(
        OnceKeys.all[place.key], ifRunning: place.policy
      ) { () async throws(Refused) in
        hasRun = true
        begin(&run, history)
        await performAsync(body)
        try end(&run, history, place, throwing: body.fails ? error : nil)
      }
      if !ran, !mayPass, place.policy == .wait { expectEffect(of: history, place) }
      expect(ran == hasRun, place)
    } catch {
      expect(hasRun && body.fails && error == Refused(number: run.called), place)
    }
    if hasRun { return add(run, to: history) }
    guard !mayPass else { return }
    history.add(
      OnceHistory.Refusal(
        called: run.called, returned: clock.tick(),
        excuse: place.policy == .skip ? .anyRun : .none))
  }

  private func begin(_ run: inout OnceHistory.Run, _ history: OnceHistory) {
    run.begun = clock.tick()
    trial.expect(
      !history.isRunning.exchange(true, ordering: .relaxed), "Two bodies of one key overlap.")
  }

  private func end(
    _ run: inout OnceHistory.Run, _ history: OnceHistory, _ place: OncePlace,
    throwing error: Refused?
  ) throws(Refused) {
    run.ended = clock.tick()
    history.isRunning.store(false, ordering: .relaxed)
    if let error { throw error }
    run.succeeded = true
    if OnceSlots.isNeverCleared(place.slot) { unsafe history.effect += 1 }
  }

  private func add(_ run: OnceHistory.Run, to history: OnceHistory) {
    var run = run
    run.returned = clock.tick()
    history.add(run)
  }

  /// What has been done once and for all is there for who was refused for that reason.
  private func expectEffect(of history: OnceHistory, _ place: OncePlace) {
    guard OnceSlots.isNeverCleared(place.slot) else { return }
    let effect = unsafe history.effect
    trial.expect(effect == 1, "A refused caller sees the work done \(effect) times.")
  }

  private func expect(_ holds: Bool, _ place: OncePlace) {
    trial.expect(holds, "The call \(place) didn't return or throw what its body did.")
  }
}
