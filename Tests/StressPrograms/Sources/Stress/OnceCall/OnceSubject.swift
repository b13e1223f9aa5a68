import OnceCall

/// An object with a record and with what is known about each of its keys.
class OnceSubject {
  let trial: Trial
  let histories = OnceKeys.all.map { _ in OnceHistory() }

  init(trial: Trial) {
    self.trial = trial
    trial.watch(self, "\(type(of: self))")
  }

  /// The record, which subclasses keep in different ways.
  var record: Once { preconditionFailure("A subclass has the record.") }

  func makeCertain(with record: Once) {
    trial.expect(record.calledKeys.isEmpty, "A new object has a record of \(record.calledKeys).")
  }

  /// Judges all that happened; to be called when nobody uses the object any more.
  func judge() {
    let record = record
    for (key, history) in zip(OnceKeys.all, histories) {
      for problem in history.problems(isDone: record.hasCalled(key)) {
        trial.report("The key \"\(key)\" of a \(type(of: self)) \(problem).")
      }
      trial.expect(
        record.calledKeys.contains(key) == record.hasCalled(key),
        "The lists of a record and its answer about \"\(key)\" differ.")
    }
  }
}

/// An object that stores its record.
final class StoringSubject: OnceSubject, OnceCalling, @unchecked Sendable {
  // Sound: as for its superclass.
  let once = Once()
  override var record: Once { once }

  override init(trial: Trial) {
    super.init(trial: trial)
    makeCertain(with: once)
    trial.watch(once, "a stored record")
  }
}

/// An object whose record is kept beside it.
final class PlainSubject: OnceSubject, OnceCalling, @unchecked Sendable {
  // Sound: as for its superclass.
  override var record: Once { once }

  /// The records beside objects that have not been released yet.
  ///
  /// Without an Objective-C runtime, those of objects that have gone are swept out in lots.
  static let records = WeakCrowd()

  /// More than that are never there: the table's shards keep a few dozen each.
  static let recordLimit = 64 * 40

  override init(trial: Trial) {
    super.init(trial: trial)
    makeCertain(with: once)
    PlainSubject.records.add(once)
  }
}

// Sound: the histories are Sendable, and everything is constant.
extension OnceSubject: @unchecked Sendable {}
