import Foundation
import InitHooks
import TestSupport
import Testing

@Suite(.recorded) struct DiagnosticsTests {
  final class Worker: InitializingObject {}

  // T19; https://github.com/anemonelabs/unmessage/issues/50: a silent hook is the worst.
  @Test func `an object made off the main queue and outside a scope is pending and reported`() async
  {
    let report = EventLog<InitDiagnostic>()
    let phases = await onThread {
      InitDiagnostics.withHandler {
        report.append($0)
      } perform: {
        let worker = Worker()
        let before = worker.initialization.phase
        worker.finishInit()
        return [before, worker.initialization.phase]
      }
    }
    #expect(phases == [.pending, .finished])
    #expect(report.events.map(\.problem) == [.pendingOffMainQueue])
    #expect(report.events.map(\.hook) == [.afterInit])
    #expect(report.events.first?.description.contains("DiagnosticsTests.Worker") == true)
  }

  @Test func `a handler gets a problem once for each class`() async {
    final class Other: InitializingObject {}
    let report = EventLog<InitDiagnostic>()
    await onThread {
      InitDiagnostics.withHandler {
        report.append($0)
      } perform: {
        for _ in 1...100 {
          _ = Worker()
          _ = Other()
        }
      }
    }
    #expect(report.count == 2)
    #expect(Set(report.events.map(\.className)).count == 2)
  }

  @Test func `nothing keeps an object alive that nobody is going to finish`() async {
    let log = Events.log
    await onThread {
      InitDiagnostics.withHandler { _ in
      } perform: {
        Events.$log.withValue(log) { _ = Recorded() }
      }
    }
    #expect(log.events == ["onInit unnamed", "deinit unnamed"])
  }

  @Test func `handlers nest, and the inner one takes the report`() {
    let outer = reports {
      let inner = reports { try? withFailingRoot() }
      #expect(inner.map(\.problem) == [.notStarted])
    }
    #expect(outer == [])
  }

  /// A root that forgets to start its hooks.
  final class Forgetful: Initializing {
    let initialization = Initialization()
    func onInit() {}
    func afterInit() { Issue.record("The hooks haven't been started.") }
  }

  private func withFailingRoot() throws {
    Forgetful().finishInit()
  }

  @Test func `a root that doesn't start its hooks is reported when someone finishes it`() throws {
    let reports = reports { Forgetful().finishInit() }
    #expect(reports.map(\.problem) == [.notStarted])
    #expect(try #require(reports.first).description.contains("must call runInitHooks()"))
  }

  @Test func `handlers pass on what their bodies return and throw`() async {
    struct Refused: Error {}
    #expect(
      InitDiagnostics.withHandler { _ in
      } perform: {
        4
      } == 4)
    #expect(throws: Refused.self) {
      try InitDiagnostics.withHandler { _ in
      } perform: { () throws(Refused) in
        throw Refused()
      }
    }
    #expect(
      await InitDiagnostics.withHandlerAsync { _ in
      } perform: {
        4
      } == 4)
    await #expect(throws: Refused.self) {
      try await InitDiagnostics.withHandlerAsync { _ in
      } perform: { () async throws(Refused) in
        throw Refused()
      }
    }
  }

  @Test func `an asynchronous body has its handler in the tasks that it starts`() async {
    let report = EventLog<InitDiagnostic>()
    await InitDiagnostics.withHandlerAsync {
      report.append($0)
    } perform: {
      await Task { Forgetful().finishInit() }.value
    }
    #expect(report.count == 1)
  }

  // In processes of their own, since these handlers are the process's.
  @Test func `an app's handler takes the reports`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      let log = EventLog<InitDiagnostic>()
      InitDiagnostics.setHandler { log.append($0) }
      Forgetful().finishInit()
      exit(log.count == 1 ? 7 : 1)
    }
  }

  @Test func `a report is a line on the standard error by default`() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      InitDiagnostics.setHandler { _ in exit(1) }
      InitDiagnostics.setHandler(nil)
      Forgetful().finishInit()
      Forgetful().finishInit()
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("InitHooks: ") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("Forgetful.onInit() hasn't been started") == true)
  }

  /// Makes no record of its own.
  final class Sharing: Initializing {
    static let shared = Initialization()
    var initialization: Initialization { Sharing.shared }
    init() { runInitHooks() }
    func onInit() {}
    func afterInit() {}
  }

  @Test func `an initialization that two objects share traps`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      withInitScope {
        let first = Sharing()
        let second = Sharing()
        withExtendedLifetime((first, second)) {}
      }
    }
    #if DEBUG
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("The initialization of this Sharing belongs to another object."))
    #else
    _ = result
    #endif
  }

  // Only builds that check take the cost of keeping the address of an owner that has gone.
  @Test(.enabled(if: Initialization.checksSuperCalls))
  func `an initialization traps when a second object gets the memory of the first`() async {
    await #expect(processExitsWith: .failure) {
      // Memory that has just become free is what the next object of that size gets.
      for _ in 1...100 { withInitScope { _ = Sharing() } }
    }
  }
}
