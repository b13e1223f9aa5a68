#if !canImport(ObjectiveC)
import Foundation
import OnceCall
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct OnceTableTests {
  final class Owner: OnceCalling, Sendable {}

  @Test func `an object keeps its record, and others have their own`() {
    let table = OnceTable()
    let owners = (0..<10_000).map { _ in Owner() }
    let records = owners.map { table.once(of: $0) }
    #expect(Set(records.map(ObjectIdentifier.init)).count == 10_000)
    #expect(zip(owners, records).allSatisfy { table.once(of: $0) === $1 })
    let count = table.count
    #expect(count == 10_000)
  }

  // Scenario 15: https://github.com/ZingerLittleBee/Heeler/issues/143
  @Test func `an entry at a reused address is replaced in its place`() {
    let table = OnceTable()
    let areFresh = (1...10_000).allSatisfy { _ in table.once(of: Owner()).call("key") {} }
    #expect(areFresh)
    // The allocator nearly always gives the same address again.
    let count = table.count
    #expect(count < 1_000)
  }

  // Scenario 16: https://github.com/getsentry/sentry-cocoa/pull/5048
  @Test(arguments: [0, 1_000, 20_000])
  func `dead entries are bounded by the living ones and a constant`(living: Int) async {
    let (most, areKept) = await onThread { deadEntries(beside: living) }
    // A batch is alive together with the keepers; as many dead may be there, or the constant.
    #expect(most <= 2 * (living + 1_000) + 64 * 32)
    #expect(areKept)
  }

  /// Makes many owners die and returns the most entries that there were, and whether the living
  /// owners still have theirs.
  private func deadEntries(beside living: Int) -> (most: Int, areKept: Bool) {
    let table = OnceTable()
    let keepers = (0..<living).map { _ in Owner() }
    for keeper in keepers { table.once(of: keeper).call("key") {} }
    var most = 0
    // In batches, so that addresses aren't simply used again.
    for _ in 1...100 {
      let batch = (0..<1_000).map { _ in Owner() }
      for owner in batch { table.once(of: owner).call("key") {} }
      most = max(most, table.count)
    }
    return (most, keepers.allSatisfy { table.once(of: $0).hasCalled("key") })
  }

  // Scenario 20
  @Test func `an object in its deinit gets a record and leaves no entry`() {
    final class Dying {
      let table: Table
      init(_ table: Table) { self.table = table }
      deinit {
        for _ in 1...2 { table.table.once(of: self).call("key") { table.log.append(1) } }
      }
    }
    final class Table {
      let table = OnceTable()
      let log = EventLog<Int>()
      var count: Int { table.count }
    }
    let table = Table()
    for _ in 1...100 { _ = Dying(table) }
    #expect(table.log.count == 200)
    #expect(table.count == 0)
  }

  // Scenario 16, at length; in a process of its own, since it measures the memory of the process.
  @Test(.timeLimit(.minutes(15)))
  func `after a million dead owners the memory is bounded`() async {
    await #expect(processExitsWith: .success) {
      func make(_ batches: Int) {
        for _ in 0..<batches {
          let owners = (0..<1_000).map { _ in Owner() }
          for owner in owners { owner.once.call("key") {} }
        }
      }
      func residentPages() -> Int {
        let fields = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        return Int(fields?.split(separator: " ")[1] ?? "") ?? 0
      }
      make(50)
      let before = residentPages()
      make(950)
      // A tenth of what the records of the dead would take.
      let grown = (residentPages() - before) * 4_096
      #expect(grown < 950_000 * 40, "\(grown) bytes more")
    }
  }

  @Test func `a record that goes may use the table`() {
    final class Noisy: Sendable {
      let log: EventLog<Bool>
      init(_ log: EventLog<Bool>) { self.log = log }
      // Runs while the table frees what was swept out.
      deinit { log.append(Owner().once.call("key") {}) }
    }
    let log = EventLog<Bool>()
    for _ in 1...5_000 {
      let owner = Owner()
      let noisy = Noisy(log)
      owner.once.call("key") { _ = noisy }
    }
    #expect(log.events == Array(repeating: true, count: 5_000))
  }

  // While one thread sweeps, another drops an owner: the sweep may be the last to hold it, and its
  // deinit, which uses the table, must not run under the table's lock.
  @Test func `owners that die during a sweep may use the table`() async {
    final class Busy: OnceCalling, Sendable {
      deinit { once.call("deinit") {} }
    }
    await onThreads(4) { _ in
      for _ in 1...100 {
        let owners = (0..<200).map { _ in Busy() }
        #expect(owners.allSatisfy { $0.once.call("key") {} })
      }
    }
  }

  @Test func `many threads with many objects`() async {
    await onThreads(8) { _ in
      for _ in 1...500 {
        let owners = (0..<10).map { _ in Owner() }
        #expect(owners.allSatisfy { $0.once.call("key") {} })
        #expect(!owners.contains { $0.once.call("key") {} })
      }
    }
  }
}
#endif
