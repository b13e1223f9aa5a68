extension Comparison {
  /// What came out of a comparison; times are nanoseconds for each operation.
  struct Result {
    let comparison: Comparison
    let subject: Spread
    let rival: Spread
    /// The subject's time as a multiple of the rival's, of each round's pair.
    let ratio: Spread

    /// Whether the promise holds; nil if there is none.
    var holds: Bool? { comparison.limit.map { ratio.median <= $0 } }
  }

  /// Measures both sides in turns, after a warm-up, and compares them round by round.
  ///
  /// - Parameter rounds: How many pairs are measured.
  /// - Returns: The times and their ratio.
  @MainActor
  func measured(rounds: Int) async -> Result {
    _ = await nanoseconds(of: subjectRound, "subject")
    _ = await nanoseconds(of: rivalRound, "rival")
    var subject: [Double] = []
    var rival: [Double] = []
    for round in 0..<rounds {
      // Each side comes first in every other round, so that neither always has the warm caches.
      if round.isMultiple(of: 2) {
        subject.append(await nanoseconds(of: subjectRound, "subject"))
        rival.append(await nanoseconds(of: rivalRound, "rival"))
      } else {
        rival.append(await nanoseconds(of: rivalRound, "rival"))
        subject.append(await nanoseconds(of: subjectRound, "subject"))
      }
    }
    return Result(
      comparison: self,
      subject: Spread(subject),
      rival: Spread(rival),
      ratio: Spread(zip(subject, rival).map { $0 / $1 })
    )
  }

  /// Runs one round and returns the time of one operation.
  @MainActor
  private func nanoseconds(of round: Round, _ side: String) async -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    let done = await round(operations)
    let elapsed = start.duration(to: clock.now)
    precondition(
      done == operations,
      "\(title), \(side): \(done) of \(operations) operations were done, so its time means nothing")
    return elapsed / .nanoseconds(1) / Double(operations)
  }
}

/// The middle of some numbers, and the range in which the middle half of them lies.
struct Spread {
  let lower: Double
  let median: Double
  let upper: Double

  init(_ numbers: [Double]) {
    let sorted = numbers.sorted()
    lower = sorted[sorted.count / 4]
    median = sorted[sorted.count / 2]
    upper = sorted[sorted.count * 3 / 4]
  }
}
