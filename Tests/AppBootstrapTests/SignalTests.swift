import AppBootstrap
import Foundation
import TestSupport
import Testing

/// Sends a signal to this very thread, which handles it at once.
///
/// One that is sent to the process comes to some other thread, since those of Dispatch don't let
/// signals through, and may come when it is not expected any more.
private func raiseAtOnce(_ signal: Int32) {
  var signals = sigset_t()
  unsafe sigemptyset(&signals)
  unsafe sigaddset(&signals, signal)
  unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  raise(signal)
}

// Each test is a process of its own, since signals are a matter of the whole process. In it, a
// failed expectation would not be seen: the exit status tells what has happened. A signal comes to
// some other thread of it, some time; so what must end the process is waited for at a closed gate.
@Suite(.timeLimit(.minutes(10))) struct SignalTests {
  // Scenario 14, https://github.com/vapor/vapor/issues/2767, and 15,
  // https://github.com/uber-go/fx/issues/1015
  @Test(arguments: [StopSignal.terminate, .interrupt, .hangUp].map(\.number))
  func `a signal stops the app, once`(number: Int32) async {
    await #expect(processExitsWith: .exitCode(42)) { [number = number as Int32] in
      let log = EventLog<String>()
      let bootstrapper = await Bootstrapper(steps: [
        .logging("a", to: log),
        LaunchStep(
          "b",
          run: {
            kill(getpid(), number)
            await untilCancelled()
            raiseAtOnce(number)
            log.append("ran b")
          }),
      ])
      let report = try? await bootstrapper.run(
        stoppingOn: [.terminate, .interrupt, .hangUp])
      let isFine =
        log.events == ["start a", "ran b", "stop a"] && report?.failures.isEmpty == true
      exit(isFine ? 42 : 1)
    }
  }

  // Scenario 5: the signal comes before the launch has ended.
  @Test func `a signal during the launch aborts it`() async {
    await #expect(processExitsWith: .exitCode(42)) {
      let log = EventLog<String>()
      let bootstrapper = await Bootstrapper(steps: [
        .logging("a", to: log),
        LaunchStep("b") {
          kill(getpid(), SIGTERM)
          await untilCancelled()
          throw CancellationError()
        },
      ])
      do throws(LaunchError) {
        try await bootstrapper.run(stoppingOn: [.terminate])
        exit(1)
      } catch {
        let isFine = error.reason == .stopRequested && log.events == ["start a", "stop a"]
        exit(isFine ? 42 : 2)
      }
    }
  }

  // Scenario 15, https://github.com/uber-go/fx/issues/1212
  @Test func `signals are not handled unless it is asked for`() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      let bootstrapper = await Bootstrapper(steps: [
        LaunchStep("a", run: { kill(getpid(), SIGTERM) })
      ])
      _ = try? await bootstrapper.run(stoppingOn: [.interrupt])
    }
  }

  // Scenario 15, https://github.com/swift-server/swift-service-lifecycle/pull/120
  @Test func `afterwards the default is restored`() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      let bootstrapper = await Bootstrapper(steps: [])
      async let report = bootstrapper.run(stoppingOn: [.terminate])
      await until { bootstrapper.state == .running }
      await bootstrapper.stop()
      _ = try? await report
      kill(getpid(), SIGTERM)
      await Gate().wait()
    }
  }

  @Test func `afterwards the earlier handler is restored, and handling can begin again`() async {
    await #expect(processExitsWith: .exitCode(42)) {
      // The earlier handler; an exit status is all that it may give.
      signal(SIGTERM) { _ in _exit(42) }
      for _ in 0..<3 {
        let bootstrapper = await Bootstrapper(steps: [
          LaunchStep("a", run: { kill(getpid(), SIGTERM) })
        ])
        _ = try? await bootstrapper.run(stoppingOn: [.terminate])
        guard await bootstrapper.state == .stopped else { exit(1) }
      }
      kill(getpid(), SIGTERM)
      await Gate().wait()
    }
  }

  @Test func `two programs in one process hear the same signal`() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      let first = await Bootstrapper(steps: [])
      let second = await Bootstrapper(steps: [])
      async let one = first.run(stoppingOn: [.terminate, .interrupt])
      async let two = second.run(stoppingOn: [.terminate])
      await until { first.state == .running && second.state == .running }
      kill(getpid(), SIGTERM)
      _ = try? await (one, two)
      kill(getpid(), SIGTERM)
      await Gate().wait()
    }
  }

  @Test func `a signal that came before a program began does not stop it`() async {
    await #expect(processExitsWith: .exitCode(42)) { @MainActor in
      let (old, first, next) = (
        Bootstrapper(steps: []), Bootstrapper(steps: []), Bootstrapper(steps: [])
      )
      Task {
        _ = try? await old.run(stoppingOn: [.terminate])
        // Both would have heard of the signal at once.
        exit(next.state == .stopped ? 1 : 42)
      }
      await until { old.state == .running }
      Task {
        await until { first.state == .running }
        first.requestStop()
      }
      _ = try? await first.run(stoppingOn: [.terminate])
      // The next program begins in this turn, before the main queue can hear of the signal.
      raiseAtOnce(SIGTERM)
      _ = try? await next.run(stoppingOn: [.terminate])
      exit(2)
    }
  }

  @Test func `a signal that can not be handled is a mistake of the caller`() async {
    await #expect(processExitsWith: .failure) {
      _ = try? await Bootstrapper(steps: []).run(stoppingOn: [StopSignal(number: SIGKILL)])
      exit(0)
    }
  }

  @Test @MainActor func `a program ends by a request, and its errors are thrown`() async throws {
    let log = Log()
    let asking = Bootstrapper(steps: [.logging("a", to: log)])
    async let report = asking.run()
    await until { asking.state == .running }
    asking.requestStop()
    #expect(try await report.entries.map(\.name) == ["a"])

    let failing = Bootstrapper(steps: [LaunchStep("b", run: { throw Broken(name: "b") })])
    let error = await #expect(throws: LaunchError.self) { try await failing.run() }
    #expect(error?.step == "b")
    #expect(error?.underlying is Broken)
  }

  @Test @MainActor func `a program ends when its task is cancelled`() async throws {
    let log = Log()
    let bootstrapper = Bootstrapper(steps: [.logging("a", to: log)])
    let run = Task { try await bootstrapper.run() }
    await until { bootstrapper.state == .running }
    run.cancel()
    #expect(try await run.value.entries.count == 1)
    #expect(log.events == ["start a", "stop a"])
    #expect(bootstrapper.state == .stopped)
  }
}
