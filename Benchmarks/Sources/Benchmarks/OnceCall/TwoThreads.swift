private import Foundation

extension OnceCallBenchmarks {
  /// Two threads on different objects.
  ///
  /// 1.6 times the work of one thread is promised, which is 1.25 times the time of two threads that
  /// share nothing at all. Two processes are that, also on a machine whose two processors are one
  /// core, where nothing is twice as fast as one thread. So they have the limit.
  static let twoThreads = [
    ("stored Once", Worker.Work.stored, 4_000_000), ("table", .tabled, 400_000),
  ].flatMap { name, work, operations in
    [
      Comparison(
        "OnceCall: \(name), two threads", against: "two processes", limit: 1.25,
        operations: operations,
        subject: { onTwoThreads(work, $0) },
        rival: { Worker.besideThisProcess(work, $0) }),
      Comparison(
        "OnceCall: \(name), two threads", against: "one thread", operations: operations,
        subject: { onTwoThreads(work, $0) },
        rival: { work.run($0) }),
    ]
  }

  /// Does half of the work on this thread and half on another.
  private static func onTwoThreads(_ work: Worker.Work, _ count: Int) -> Int {
    let isDone = DispatchSemaphore(value: 0)
    // Sound: written before the semaphore is signalled, and read after it was waited for.
    nonisolated(unsafe) var others = 0
    Thread {
      unsafe others = work.run(count / 2)
      isDone.signal()
    }.start()
    let own = work.run(count - count / 2)
    isDone.wait()
    return unsafe own + others
  }
}
