private import Foundation
private import OnceCall

/// What is measured of OnceCall: calls that find the work done, as nearly all calls do.
enum OnceCallBenchmarks {
  static let all = flags + records + manyKeys + tables + twoThreads

  private static let flags = [
    Comparison(
      "OnceCall: OnceFlag, done", against: "static let", limit: 1.5, operations: 4_000_000,
      subject: { count in
        let flag = FlagHolder()
        for _ in 0..<count { consume(flag.call()) }
        return count
      },
      rival: { count in
        for _ in 0..<count { consume(StaticLet.read()) }
        return count
      }),
    Comparison(
      "OnceCall: OnceFlag, done", against: "NSLock, Bool", operations: 1_000_000,
      subject: { count in
        let flag = FlagHolder()
        for _ in 0..<count { consume(flag.call()) }
        return count
      },
      rival: { count in
        let rival = LockedBool()
        for _ in 0..<count { consume(rival.call {}) }
        return count
      }),
    Comparison(
      "OnceCall: OnceFlag, done", against: "pthread_once", operations: 1_000_000,
      subject: { count in
        let flag = FlagHolder()
        for _ in 0..<count { consume(flag.call()) }
        return count
      },
      rival: { count in
        let rival = PthreadOnce()
        for _ in 0..<count { rival.call() }
        return count
      }),
    Comparison(
      "OnceCall: OnceValue, computed", against: "static let", operations: 2_000_000,
      subject: { count in
        let value = OnceValue { StaticLet.compute() }
        for _ in 0..<count { consume(value.get()) }
        return count
      },
      rival: { count in
        for _ in 0..<count { consume(StaticLet.read()) }
        return count
      }),
  ]

  private static let records = [1, 10, 100].flatMap { keys in
    [
      Comparison(
        "OnceCall: stored Once, \(keys) done", against: "NSLock, Set", limit: 0.5,
        operations: 300_000,
        subject: { callStored(keys: keys, $0) },
        rival: { callLockedSet(keys: keys, $0) }),
      Comparison(
        "OnceCall: stored Once, \(keys) done", against: "Mutex, Set",
        operations: 300_000,
        subject: { callStored(keys: keys, $0) },
        rival: { callMutexSet(keys: keys, $0) }),
      Comparison(
        "OnceCall: stored Once, \(keys) done", against: "the origin's way: array, no lock",
        operations: 300_000,
        subject: { callStored(keys: keys, $0) },
        rival: { callArray(keys: keys, $0) }),
    ]
  }

  private static let manyKeys = [
    Comparison(
      "OnceCall: stored Once, each of 1000 done", against: "NSLock, Set", limit: 1,
      operations: 300_000,
      subject: { count in
        let once = Once()
        let keys = (0..<1_000).map { Once.Key("key number \($0)") }
        for key in keys { once.call(key) {} }
        for number in 0..<count { consume(once.call(keys[number % 1_000]) {}) }
        return count
      },
      rival: { count in
        let owner = LockedSet()
        let keys = (0..<1_000).map { "key number \($0)" }
        for key in keys { _ = owner.call(key) {} }
        for number in 0..<count { consume(owner.call(keys[number % 1_000]) {}) }
        return count
      })
  ]

  private static let tables = [
    Comparison(
      "OnceCall: once from the table", against: "NSLock, Set", limit: 2, operations: 300_000,
      subject: { callTabled(keys: 1, $0) },
      rival: { callLockedSet(keys: 1, $0) }),
    Comparison(
      "OnceCall: once from the table", against: "dictionary of weak owners",
      operations: 300_000,
      subject: { callTabled(keys: 1, $0) },
      rival: { count in
        let owner = WeaklyTabledOwner()
        for _ in 0..<count { consume(owner.callFirst()) }
        return count
      }),
    Comparison(
      "OnceCall: first call, stored Once", against: "NSLock, Set", operations: 20_000,
      subject: { count in
        for _ in 0..<count { consume(StoredOwner().callFirst()) }
        return count
      },
      rival: { count in
        for _ in 0..<count { consume(LockedSet().callFirst()) }
        return count
      }),
  ]

  // Each makes an object, does the work of its keys, and then calls with the last of them.

  static func callStored(keys: Int, _ count: Int) -> Int {
    let owner = StoredOwner()
    for key in 1..<keys { owner.once.call("key number \(key)") {} }
    for _ in 0..<count { consume(owner.callFirst()) }
    return count
  }

  static func callTabled(keys: Int, _ count: Int) -> Int {
    let owner = TabledOwner()
    for key in 1..<keys { owner.once.call("key number \(key)") {} }
    for _ in 0..<count { consume(owner.callFirst()) }
    return count
  }

  private static func callLockedSet(keys: Int, _ count: Int) -> Int {
    let owner = LockedSet()
    for key in 1..<keys { _ = owner.call("key number \(key)") {} }
    for _ in 0..<count { consume(owner.callFirst()) }
    return count
  }

  private static func callMutexSet(keys: Int, _ count: Int) -> Int {
    let owner = MutexSet()
    for key in 1..<keys { _ = owner.call("key number \(key)") {} }
    for _ in 0..<count { consume(owner.callFirst()) }
    return count
  }

  private static func callArray(keys: Int, _ count: Int) -> Int {
    let owner = ArrayOfNames()
    for key in 1..<keys { owner.call("key number \(key)") {} }
    for _ in 0..<count { owner.callFirst() }
    return count
  }
}
