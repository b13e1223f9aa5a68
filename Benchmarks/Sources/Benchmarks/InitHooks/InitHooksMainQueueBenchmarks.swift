import Dispatch

extension InitHooksBenchmarks {
  /// Objects whose second hook runs in the main queue.
  static let mainQueue: [Comparison] = [
    Comparison(
      "InitHooks: 100,000 objects",
      against: "DispatchQueue.main.async each",
      limit: 0.7,
      operations: 100_000,
      subject: { await made($0) { HookedObject(number: $0) } },
      rival: { await made($0) { DispatchedObject(number: $0) } }),
    Comparison(
      "InitHooks: 100,000 objects",
      against: "Task { @MainActor } each",
      operations: 100_000,
      subject: { await made($0) { HookedObject(number: $0) } },
      rival: { await made($0) { TaskedObject(number: $0) } }),
    Comparison(
      "InitHooks: 100,000 objects",
      against: "plain objects",
      operations: 100_000,
      subject: { await made($0) { HookedObject(number: $0) } },
      rival: { await made($0) { PlainObject(number: $0) } }),
  ]

  /// More objects beside a thousand; a ratio near 1 is linear growth.
  static let growth: [Comparison] = [10_000, 100_000, 1_000_000].map { size in
    Comparison(
      "InitHooks: one object of \(size)",
      against: "one object of 1000",
      operations: 1_000_000,
      subject: { await madeInBatches(of: size, $0) },
      rival: { await madeInBatches(of: 1000, $0) })
  }

  @MainActor private static func madeInBatches(of size: Int, _ count: Int) async -> Int {
    for _ in 0..<count / size {
      _ = await made(size) { HookedObject(number: $0) }
    }
    return count
  }

  /// Makes objects and waits until all their hooks have run.
  @MainActor private static func made(
    _ count: Int, _ make: (Int) -> some AnyObject
  ) async -> Int {
    for number in 0..<count { consume(make(number)) }
    await withCheckedContinuation { turn in
      DispatchQueue.main.async { turn.resume() }
    }
    return count
  }
}
