import AppBootstrap
import Foundation
import Observation

/// A small server: a TCP echo on the loopback interface, and a job that ticks beside it.
///
/// It starts in order, shows its progress, serves until it gets SIGTERM or Control-C, and stops in
/// reverse within five seconds.
@main
@MainActor
struct Service {
  static func main() async {
    guard let port = port(from: CommandLine.arguments.dropFirst()) else {
      say("usage: service [PORT]\n\nPORT is a number up to 65535; without it, a free one is taken.")
      exit(2)
    }
    let journal = Journal()
    let server = EchoServer { journal.count($0) }
    let bootstrapper = Bootstrapper(
      steps: [
        LaunchStep("ticker", after: ["echo"], run: { try await tick(every: .milliseconds(200)) }),
        LaunchStep("echo", after: ["journal"], timeout: .seconds(3)) {
          say("listening on 127.0.0.1:\(try server.listen(on: port))")
        } stop: {
          say("echo: closed \(server.close()) connections")
        },
        LaunchStep("journal") {
          try await journal.open()
        } stop: {
          say("journal: \(journal.close()) bytes came back")
        },
      ], launchTimeout: .seconds(10), stopTimeout: .seconds(5))
    showProgress(of: bootstrapper)

    do throws(LaunchError) {
      let report = try await bootstrapper.run(stoppingOn: [.terminate, .interrupt])
      say("\(report)")
      exit(report.failures.isEmpty ? 0 : 1)
    } catch {
      say("\(error)")
      exit(1)
    }
  }

  private static func port(from arguments: ArraySlice<String>) -> UInt16? {
    guard let argument = arguments.first else { return 0 }
    return arguments.count == 1 ? UInt16(argument) : nil
  }

  /// A job beside the server, which runs until it is cancelled.
  private static func tick(every interval: Duration) async throws {
    var count = 0
    defer { say("ticker: ticked \(count) times") }
    while true {
      try await Task.sleep(for: interval)
      count += 1
    }
  }

  /// Writes a line for each state of the app, one after the other.
  private static func showProgress(of bootstrapper: Bootstrapper) {
    withObservationTracking {
      switch bootstrapper.state {
      case .launching(let progress):
        say("[\(progress.finished + 1)/\(progress.total)] starting \(progress.step)")
      case .stopping(let progress):
        say("[\(progress.finished + 1)/\(progress.total)] stopping \(progress.step)")
      case .idle, .running, .stopped, .failed:
        say("\(bootstrapper.state)")
      }
    } onChange: { [weak bootstrapper] in
      // This comes before the change: what is there afterwards is seen a turn later. It is weak since
      // the bootstrapper keeps this closure for a change that may never come.
      Task { @MainActor in
        if let bootstrapper { showProgress(of: bootstrapper) }
      }
    }
  }
}

/// Writes a line at once, also into a pipe.
func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
