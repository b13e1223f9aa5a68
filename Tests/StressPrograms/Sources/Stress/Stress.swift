import Foundation
import InitHooks
import Synchronization

/// Runs random programs for a while, each under the eyes of a trial, and stops at the first problem.
@main enum Stress {
  static let programs: [any Program.Type] = [
    OnceProgram.self, InitProgram.self, RouteProgram.self, LaunchProgram.self,
  ]

  static func main() async {
    guard let options = Options(CommandLine.arguments, modules: programs.map { $0.module }) else {
      print("usage: stress [--seconds N] [--seed S] [--hang-after SECONDS] [MODULE…]")
      exit(2)
    }
    // Objects that nobody is going to finish are meant; their reports say nothing new.
    InitDiagnostics.setHandler { _ in }
    let chosen = programs.filter { options.modules.contains($0.module) }
    print("seed \(options.seed), \(options.seconds) s: \(options.modules.joined(separator: ", "))")
    // So that whoever kills the process knows the seed.
    fflush(nil)
    let current = CurrentProgram()
    Watchdog.start(limit: options.hangSeconds) { current.description }
    exit(await run(chosen, options, current) ? 0 : 1)
  }

  /// Runs one program of each module after the other, with a seed of its own each time.
  private static func run(
    _ chosen: [any Program.Type], _ options: Options, _ current: CurrentProgram
  ) async -> Bool {
    let clock = ContinuousClock()
    let start = clock.now
    let end = start + .seconds(options.seconds)
    // What a process allocates once is there after some programs.
    let settled = start + .seconds(options.seconds) / 5
    var first: ProcessUse?
    var count = 0
    var watched = 0
    while clock.now < end {
      let seed = options.seed &+ UInt64(count)
      for type in chosen {
        let trial = Trial()
        current.set(type.module, seed, trial)
        await runOne(type, seed, trial)
        watched += trial.watchedCount
        guard trial.problems.isEmpty else {
          print("PROBLEM: \(current.description)")
          return false
        }
      }
      count += 1
      if first == nil, clock.now >= settled { first = ProcessUse.current }
    }
    print("\(count) programs for each module, \(watched) objects watched, none left")
    return isUseBounded(since: first)
  }

  /// Runs a program and looks for what it has left behind.
  private static func runOne(_ type: any Program.Type, _ seed: UInt64, _ trial: Trial) async {
    await type.init(seed: seed, trial: trial).run()
    // The last turns of threads and of the main queue may still hold something for a moment.
    for turn in 0..<10_000 where !trial.leaked.isEmpty {
      if turn.isMultiple(of: 100) { await Crew.onThread { Thread.sleep(forTimeInterval: 0.001) } }
      await mainQueueTurn()
    }
    let leaked = trial.leaked
    let names = Set(leaked).sorted().joined(separator: ", ")
    trial.expect(leaked.isEmpty, "\(leaked.count) objects were not released: \(names).")
  }

  private static func isUseBounded(since first: ProcessUse?) -> Bool {
    guard let first, let last = ProcessUse.current else {
      print("memory and threads: not measured, for lack of /proc or of time")
      return true
    }
    print("after a fifth of the time: \(first); at the end: \(last)")
    let excess = last.excess(over: first)
    for problem in excess { print("PROBLEM: \(problem)") }
    return excess.isEmpty
  }

  /// Suspends until the main queue has done all that it had to do before this call.
  static func mainQueueTurn() async {
    await withCheckedContinuation { turn in
      DispatchQueue.main.async { turn.resume() }
    }
  }
}

/// The program that is running, for the watchdog.
private final class CurrentProgram: Sendable {
  private struct Program {
    var module: String
    var seed: UInt64
    var trial: Trial
  }

  private let program = Mutex<Program?>(nil)

  func set(_ module: String, _ seed: UInt64, _ trial: Trial) {
    program.withLock { $0 = Program(module: module, seed: seed, trial: trial) }
  }

  /// The seed, the problems and the log of what was done.
  var description: String {
    guard let program = program.withLock({ $0 }) else { return "No program had begun." }
    let title = "\(program.module), seed \(program.seed)"
    let replay = "Replay it with: Scripts/stress --seed \(program.seed) \(program.module)"
    return ([title] + program.trial.problems + program.trial.log + [title, replay])
      .joined(separator: "\n")
  }
}
