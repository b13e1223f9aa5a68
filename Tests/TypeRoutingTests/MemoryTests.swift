#if os(Linux)
import Foundation
import Testing
import TypeRouting

@Suite struct MemoryTests {
  #if DEBUG
  private static let misses = 200_000
  #else
  private static let misses = 1_000_000
  #endif

  /// The memory of this process that is in use, in bytes.
  private static func residentMemory() throws -> Int {
    let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(
      separator: " ")
    return try #require(Int(pages[1])) * 4_096
  }

  // 15: https://ask.clojure.org/index.php/10532/memory-leak-using-the-default-method-of-a-multimethod
  // In a process of its own, where no other test needs memory at the same time.
  @Test func `distinct misses leave memory flat`() async {
    await #expect(processExitsWith: .success) {
      let recorder = Recorder()
      let table = RouteTable<Recorder>(typeKeys: ["Kind"]) {
        MethodRoute("call", typeKey: "Kind", typeValue: "Known", to: Recorder.plain)
        DefaultRoute("other", typeKey: "Kind") { (_: Recorder) in }
      }
      func miss(_ number: Int) throws {
        try recorder.callRoutedMethodIfPresent(
          "call", typeKey: "Kind", typeValue: "a value that is not there \(number)")
        try table.resolve("other", typeKey: "Kind", typeValue: "unknown \(number)").call(
          on: recorder)
        if number.isMultiple(of: 100) {
          _ = try? table.resolve("call", typeKey: "Kind", typeValue: "missing \(number)")
        }
      }
      for number in 0..<10_000 { try miss(number) }
      let before = try Self.residentMemory()
      for number in 10_000..<(10_000 + Self.misses) { try miss(number) }
      let growth = try Self.residentMemory() - before
      // To remember each value would take a hundred bytes for it at least.
      precondition(growth < Self.misses * 20, "\(growth) bytes more after \(Self.misses) misses")
    }
  }
}
#endif
