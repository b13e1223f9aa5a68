import Foundation
import OnceCall
import Synchronization

/// Threads and tasks that call a few keys of a few objects, which come and go.
final class OnceProgram: Program, AsyncPerformer {
  typealias Operation = OnceOperation

  static let module = "OnceCall"

  let trial: Trial
  let clock = Clock()
  let flags: OnceFlags
  private let desk = Desk()
  private let threads: [Script<OnceOperation>]
  private let tasks: [Script<OnceOperation>]

  // A lock of Foundation's, as elsewhere. Sound: the slots are only touched while it is locked.
  private let lock = NSLock()
  private nonisolated(unsafe) var slots: [OnceSubject] = []

  init(seed: UInt64, trial: Trial) {
    var random = Random(seed: seed)
    self.trial = trial
    flags = OnceFlags(trial: trial, using: &random)
    threads = (0..<Int.random(in: 1...4, using: &random)).map { number in
      Script("thread \(number)", random.list(20...60) { .random(isAsync: false, using: &$0) })
    }
    tasks = (0..<Int.random(in: 1...4, using: &random)).map { number in
      Script("task \(number)", random.list(20...60) { .random(isAsync: true, using: &$0) })
    }
    unsafe slots = (0..<OnceSlots.count).map { Self.subject(in: $0, trial) }
    trial.begin(threads + tasks)
  }

  func run() async {
    await Crew.run(
      threads: threads.map { script in
        { for operation in script { self.perform(operation, isInner: false) } }
      },
      tasks: tasks.enumerated().map { number, script in
        {
          if number.isMultiple(of: 2) {
            await self.desk.perform(script, by: self)
          } else {
            await self.performAsync(script)
          }
        }
      })
    let slots = lock.withLock { unsafe self.slots }
    for subject in slots { subject.judge() }
    flags.judge()
    let records = PlainSubject.records.count
    trial.expect(
      records <= PlainSubject.recordLimit, "\(records) records are still kept beside objects.")
  }

  func performAsync(_ operation: OnceOperation) async {
    await performAsync(operation, isInner: false)
  }

  /// The object in a place.
  func subject(in slot: Int) -> OnceSubject { lock.withLock { unsafe slots[slot] } }

  /// Puts a new object in a place; the old one goes as soon as nobody uses it.
  func replace(_ slot: Int) {
    let new = Self.subject(in: slot, trial)
    let old = lock.withLock {
      let old = unsafe slots[slot]
      unsafe slots[slot] = new
      return old
    }
    withExtendedLifetime(old) {}
  }

  private static func subject(in slot: Int, _ trial: Trial) -> OnceSubject {
    slot < 2 ? StoringSubject(trial: trial) : PlainSubject(trial: trial)
  }
}

/// The error of a body, which only its own caller gets.
struct Refused: Error, Equatable {
  let number: Int
}
