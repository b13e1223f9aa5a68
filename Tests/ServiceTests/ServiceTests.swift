import Foundation
import TestSupport
import Testing

/// Runs the service as a process of its own, as its users do.
@Suite(.timeLimit(.minutes(10))) struct ServiceTests {
  @Test(arguments: [SIGTERM, SIGINT])
  func `the service starts, echoes, and stops in reverse on a signal`(signal: Int32) async throws {
    let service = try ServiceProcess()
    let port = try #require(await service.port())
    let echo = await onThread { Client.echo("hello, service", port: port) }
    #expect(echo == "hello, service")
    await service.line { $0 == "running" }
    kill(service.identifier, signal)
    #expect(await service.status() == 0)

    let lines = service.lines
    let order = [
      "[1/3] starting journal", "running", "[1/3] stopping ticker", "ticker: ticked",
      "echo: closed", "journal: 14 bytes",
    ]
    let places = order.map { start in lines.firstIndex { $0.hasPrefix(start) } }
    #expect(places.allSatisfy { $0 != nil }, "\(lines)")
    // The line of the progress may come behind what the ticker has said.
    let ordered = [0, 1, 3, 4, 5].compactMap { places[$0] }
    #expect(ordered == ordered.sorted(), "\(lines)")
    #expect(lines.contains { $0.hasPrefix("Stop: ") && $0.hasSuffix("3 steps") }, "\(lines)")
  }

  @Test func `a port that is taken fails the launch with its step and reason`() async throws {
    let first = try ServiceProcess()
    let port = try #require(await first.port())
    let second = try ServiceProcess("\(port)")
    #expect(await second.status() == 1)
    #expect(second.lines.contains { $0.contains("“echo”") && $0.contains("bind to port \(port)") })
    #expect(second.lines.contains("journal: 0 bytes came back"), "it is unwound")
    kill(first.identifier, SIGTERM)
    #expect(await first.status() == 0)
  }

  @Test(arguments: ["http", "65536", "-1"])
  func `an argument that is no port is refused`(argument: String) async throws {
    let service = try ServiceProcess(argument)
    #expect(await service.status() == 2)
    #expect(service.lines.first?.hasPrefix("usage:") == true)
  }
}
