import Foundation
import TestSupport
import Testing

/// Each host is a process of its own, since its main function decides who serves the main queue.
@Suite(.timeLimit(.minutes(10))) struct HostTests {
  // T20; https://github.com/swiftlang/swift/issues/90851
  @Test func `an asynchronous main function serves the hooks`() async throws {
    let lines = try await output(of: "InitHooksAsyncHost")
    #expect(
      lines == [
        "onInit unnamed", "made a", "afterInit a",
        "onInit unnamed", "made b", "afterInit b",
        "onInit unnamed", "afterInit c",
        "onInit unnamed", "afterInit d",
        "onInit unnamed",
      ])
  }

  // T22: https://codewithsundeep.com/discussion/solution/23856230
  @Test(arguments: [
    ("run loop", ["made", "afterInit a"]),
    ("dispatch main", ["made", "afterInit a"]),
    ("timer", ["made", "afterInit a"]),
    // A process that ends doesn't wait for what is pending.
    ("no loop", ["made"]),
    // The main queue isn't re-entrant, so the maker returns first.
    ("nested in a main queue job", ["maker returns", "afterInit a"]),
    // A limit: inside a source, a nested loop serves the main queue before the maker returns.
    ("nested in a run loop source", ["afterInit a", "maker returns"]),
    ("nested in a scope", ["afterInit the task's", "scope ends", "afterInit the scope's"]),
  ])
  func `a synchronous main function serves the hooks`(host: String, expected: [String])
    async throws
  {
    #expect(try await output(of: "InitHooksSyncHost", host) == expected)
  }

  @Test func `what the main queue makes on a thread with a scope isn't the scope's`() async throws {
    let lines = try await output(
      of: "InitHooksSyncHost", "a main queue job on a thread with a scope")
    // The two hooks run on different threads, so only the scope's own order is certain.
    #expect(lines.filter { !$0.contains("main queue") } == ["scope ends", "afterInit the scope's"])
    #expect(lines.contains("afterInit the main queue's"))
  }

  private final class Marker {}

  /// Runs a program that stands beside the tests, and returns the lines that it prints.
  private func output(of program: String, _ arguments: String...) async throws -> [String] {
    let bundle = Bundle(for: Marker.self).bundleURL
    let folder =
      bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
    let executable = folder.appendingPathComponent(program)
    let (data, status) = try await onThread {
      Result {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        // Foundation's timers leak on Linux, which isn't what these processes are for.
        process.environment = ProcessInfo.processInfo.environment.merging(
          ["ASAN_OPTIONS": "detect_leaks=0"]) { _, ours in ours }
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (data, process.terminationStatus)
      }
    }.get()
    #expect(status == 0)
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
