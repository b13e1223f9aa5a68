internal import Synchronization

extension OnceFlag {
  /// Claims the flag for the current thread, after waiting if need be.
  ///
  /// - Returns: Whether the caller must run its body and then call `finish`.
  @usableFromInline
  func begin() -> Bool {
    let thread = ThreadID.current
    while true {
      let (isClaimed, seen) = word.compareExchange(
        expected: Self.idle, desired: thread.bits, ordering: .acquiring)
      if isClaimed { return true }
      if seen == Self.done || seen == thread.bits { return false }
      if let answer = FlagLot.shared.join(word) { return answer }
    }
  }

  /// Ends the run and wakes those who waited for it.
  @usableFromInline
  func finish(succeeded: Bool) {
    let (isAlone, _) = word.compareExchange(
      expected: ThreadID.current.bits, desired: succeeded ? Self.done : Self.idle,
      ordering: .releasing)
    if !isAlone { FlagLot.shared.finish(word, succeeded: succeeded) }
  }
}

/// Where threads wait for flags, since a flag has no room for a queue.
///
/// A flag that somebody waits for has a number here, which stands in its word with the second
/// bit set; the bits of a thread have neither of the two lowest set.
final class FlagLot: Sendable {
  static let shared = FlagLot()

  fileprivate struct Runs {
    /// The runs that somebody has waited for, by number.
    var all: [UInt: Run<Parker>] = [:]
    private var lastNumber: UInt

    init(lastNumber: UInt) { self.lastNumber = lastNumber }

    /// A number of two bits less than a word that no run has; after the largest one comes zero.
    mutating func newNumber() -> UInt {
      repeat { lastNumber = (lastNumber &+ 1) & (.max >> 2) } while all[lastNumber] != nil
      return lastNumber
    }
  }

  // The first numbers are the largest ones, so that those after them are seen to be right as well.
  private let runs = Locked(Runs(lastNumber: (.max >> 2) - 2))

  /// The number of threads that wait for a flag.
  func waiterCount(of word: borrowing Atomic<UInt>) -> Int {
    runs.withLock { $0.all[word.load(ordering: .relaxed) >> 2]?.waiterCount ?? 0 }
  }

  /// Waits for the flag.
  ///
  /// - Returns: Whether the caller must run its body; nothing if the flag has to be looked at
  ///   again.
  func join(_ word: borrowing Atomic<UInt>) -> Bool? {
    var parker: Parker?
    let arrival: Arrival? = runs.withLock { runs in
      guard let number = number(of: word, in: &runs) else { return nil }
      return runs.all[number]?.arrive(.currentThread, graph: WaitGraph.shared) {
        let new = Parker()
        parker = new
        return new
      }
    }
    guard let arrival else { return nil }
    return arrival == .wait ? parker?.park() : false
  }

  /// Ends a run that somebody has waited for.
  func finish(_ word: borrowing Atomic<UInt>, succeeded: Bool) {
    let (next, dismissed): (Parker?, [Parker]) = runs.withLock { runs in
      let number = word.load(ordering: .relaxed) >> 2
      guard var run = runs.all.removeValue(forKey: number) else { return (nil, []) }
      if !succeeded, let next = run.handOver(graph: WaitGraph.shared) {
        runs.all[number] = run
        return (next, [])
      }
      word.store(succeeded ? OnceFlag.done : OnceFlag.idle, ordering: .releasing)
      return (nil, run.dismissAll(graph: WaitGraph.shared))
    }
    next?.unpark(running: true)
    for parker in dismissed { parker.unpark(running: false) }
  }

  /// Finds the number of a running flag, or gives it one.
  ///
  /// - Returns: Nothing if it no longer runs.
  private func number(of word: borrowing Atomic<UInt>, in runs: inout Runs) -> UInt? {
    let seen = word.load(ordering: .acquiring)
    if seen == OnceFlag.idle || seen == OnceFlag.done { return nil }
    if seen & 0b10 != 0 { return seen >> 2 }
    let number = runs.newNumber()
    guard
      word.compareExchange(
        expected: seen, desired: number << 2 | 0b10, ordering: .acquiringAndReleasing
      ).exchanged
    else { return nil }
    runs.all[number] = Run(runner: .thread(ThreadID(bits: seen)))
    return number
  }
}
