import Foundation
import TestSupport

/// The service as a process, and what it has written.
final class ServiceProcess: Sendable {
  private struct State {
    var lines: [String] = []
    var isAtEnd = false
    var waiters:
      [(isMatch: @Sendable (String) -> Bool, done: CheckedContinuation<String?, Never>)] =
        []
  }

  private let process = Process()
  // Not a `Mutex`, whose locks the thread sanitizer doesn't see on Linux. Sound: `state` is only touched
  // while it is locked.
  private let lock = NSLock()
  private nonisolated(unsafe) var state = State()
  private let ended = Gate()

  /// The process identifier.
  let identifier: pid_t

  /// All lines so far.
  var lines: [String] { lock.withLock { unsafe state.lines } }

  /// Starts the service, which is built beside the tests.
  init(_ arguments: String...) throws {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0])
    let output = Pipe()
    process.executableURL = tests.deletingLastPathComponent().appendingPathComponent(
      "service")
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    identifier = process.processIdentifier
    let reading = output.fileHandleForReading
    Thread { [self] in
      var rest = Data()
      while case let data = reading.availableData, !data.isEmpty {
        rest += data
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          add(String(decoding: rest[..<end], as: UTF8.self))
          rest = Data(rest[rest.index(after: end)...])
        }
      }
      finish()
      // Without this call, Foundation on Linux would keep the process in a cycle with its run loop.
      process.waitUntilExit()
      ended.open()
    }.start()
  }

  /// Suspends until there is a line like that; nil if the output ends without one.
  @discardableResult
  func line(_ isMatch: @escaping @Sendable (String) -> Bool) async -> String? {
    await withCheckedContinuation { done in
      let (line, isOver) = lock.withLock {
        let line = unsafe state.lines.first(where: isMatch)
        let isOver = unsafe line != nil || state.isAtEnd
        if !isOver { unsafe state.waiters.append((isMatch, done)) }
        return (line, isOver)
      }
      if isOver { done.resume(returning: line) }
    }
  }

  /// The port that the service listens on.
  func port() async -> UInt16? {
    let line = await line { $0.hasPrefix("listening on ") }
    return line?.split(separator: ":").last.flatMap { UInt16($0) }
  }

  /// Suspends until the service has ended and all its output was read.
  ///
  /// - Returns: Its exit status; negative if a signal has ended it.
  func status() async -> Int32 {
    await line { _ in false }
    await ended.wait()
    let status = process.terminationStatus
    return process.terminationReason == .exit ? status : -status
  }

  private func add(_ line: String) {
    let ready = lock.withLock {
      unsafe state.lines.append(line)
      let ready = unsafe state.waiters.filter { $0.isMatch(line) }.map(\.done)
      unsafe state.waiters.removeAll { $0.isMatch(line) }
      return ready
    }
    for waiter in ready { waiter.resume(returning: line) }
  }

  private func finish() {
    let waiters = lock.withLock {
      unsafe state.isAtEnd = true
      defer { unsafe state.waiters = [] }
      return unsafe state.waiters.map(\.done)
    }
    for waiter in waiters { waiter.resume(returning: nil) }
  }
}
