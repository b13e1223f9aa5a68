/// Two ways of doing the same, which are measured in turns in one run.
///
/// On a shared machine only the ratio of the two means anything: whatever disturbs one side
/// disturbs the other as well.
struct Comparison: Sendable {
  /// One round: does that many operations and returns how many it really did.
  ///
  /// The loop belongs into the closure, so that no call of a closure is measured with it. Pass
  /// results that the optimizer could drop to ``consume(_:)``.
  typealias Round = @MainActor @Sendable (_ operations: Int) async -> Int

  /// What is measured, with its module first, as in `OnceCall: OnceFlag, done`.
  let title: String
  /// What one would write by hand instead.
  let rival: String
  /// The most that the subject's time may be as a multiple of the rival's; nil for no promise.
  let limit: Double?
  /// How many operations one round has: enough for some milliseconds.
  let operations: Int
  let subjectRound: Round
  let rivalRound: Round

  init(
    _ title: String,
    against rival: String,
    limit: Double? = nil,
    operations: Int,
    subject subjectRound: @escaping Round,
    rival rivalRound: @escaping Round
  ) {
    self.title = title
    self.rival = rival
    self.limit = limit
    self.operations = operations
    self.subjectRound = subjectRound
    self.rivalRound = rivalRound
  }
}

/// Keeps the optimizer from dropping the work whose result this is.
@inline(never)
@_optimize(none)
func consume<Value: ~Copyable>(_ value: borrowing Value) {}
