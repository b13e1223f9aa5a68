import OnceCall
import Synchronization

/// The flags and values of a program, with what is known about them.
final class OnceFlags: Sendable {
  /// A flag, and how often its body succeeded.
  private final class Flag: Sendable {
    let flag = OnceFlag()
    let isRunning = Atomic(false)
    // Sound if the flag keeps its promise; else the thread sanitizer reports it.
    nonisolated(unsafe) var effect = 0
  }

  /// What a closure captures, to see that it is released.
  private final class Capture: Sendable {
    let failures: Int
    let asked = Atomic(0)
    init(failures: Int) { self.failures = failures }

    /// Fails as often as it should, then makes a new object.
    func compute() throws(Refused) -> Computed {
      let number = asked.add(1, ordering: .relaxed).newValue
      if number <= failures { throw Refused(number: number) }
      return Computed()
    }
  }

  private final class Computed: Sendable {}

  private let trial: Trial
  private let flags = (0..<4).map { _ in Flag() }
  private let values: [OnceValue<Computed, Refused>]
  private let asyncValues: [AsyncOnceValue<Computed, Refused>]

  init(trial: Trial, using random: inout Random) {
    self.trial = trial
    values = random.list(4...4) { random in
      let capture = Capture(failures: random.below(4))
      trial.watch(capture, "what the closure of a value captured")
      return OnceValue { () throws(Refused) in try capture.compute() }
    }
    asyncValues = random.list(4...4) { random in
      let capture = Capture(failures: random.below(4))
      trial.watch(capture, "what the closure of an asynchronous value captured")
      return AsyncOnceValue { () async throws(Refused) in
        await Task.yield()
        return try capture.compute()
      }
    }
  }

  func call(_ number: Int, fails: Bool, isInner: Bool, _ body: () -> Void) {
    let flag = flags[number]
    let ran = try? flag.flag.call { () throws(Refused) in
      trial.expect(
        !flag.isRunning.exchange(true, ordering: .relaxed), "Two bodies of a flag overlap.")
      body()
      flag.isRunning.store(false, ordering: .relaxed)
      if fails { throw Refused(number: number) }
      unsafe flag.effect += 1
    }
    if ran == false, !isInner {
      let effect = unsafe flag.effect
      trial.expect(effect == 1, "A refused caller of a flag sees it done \(effect) times.")
    }
  }

  func value(_ number: Int) {
    guard let value = try? values[number].get() else { return }
    trial.expect(values[number].ifComputed === value, "A value has changed.")
  }

  func asyncValue(_ number: Int) async {
    guard let value = try? await asyncValues[number].get() else { return }
    trial.expect(asyncValues[number].ifComputed === value, "An asynchronous value has changed.")
  }

  /// Judges the flags when nobody uses them any more.
  func judge() {
    for flag in flags {
      let effect = unsafe flag.effect
      trial.expect(effect == (flag.flag.isDone ? 1 : 0), "A flag was done \(effect) times.")
    }
    for value in values { if let value = value.ifComputed { trial.watch(value, "a value") } }
    for value in asyncValues { if let value = value.ifComputed { trial.watch(value, "a value") } }
  }
}
