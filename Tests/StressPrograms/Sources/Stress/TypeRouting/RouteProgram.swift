import Foundation
import TypeRouting

/// Threads and tasks that look up, call and add routes of the same random tables, and compare what they
/// get with dictionaries.
final class RouteProgram: Program, AsyncPerformer {
  static let module = "TypeRouting"

  let trial: Trial
  private let threads: [Script<RouteOperation>]
  private let tasks: [Script<RouteOperation>]
  private let capture = RouteCapture()

  // A lock of Foundation's, as elsewhere. Sound: the tables are only touched while it is locked.
  private let lock = NSLock()
  private nonisolated(unsafe) var tables: [KnownTable] = []

  init(seed: UInt64, trial: Trial) {
    var random = Random(seed: seed)
    self.trial = trial
    trial.watch(capture, "what routes captured")
    threads = (0..<Int.random(in: 1...4, using: &random)).map { number in
      Script("thread \(number)", random.list(30...80) { .random(isAsync: false, using: &$0) })
    }
    tasks = (0..<Int.random(in: 1...3, using: &random)).map { number in
      Script("task \(number)", random.list(30...80) { .random(isAsync: true, using: &$0) })
    }
    trial.begin(threads + tasks)
    unsafe tables = (0..<RouteOperation.tableCount).map { _ in
      KnownTable(random.list(0...60) { .random(using: &$0) }, capture, trial)
    }
  }

  func run() async {
    await Crew.run(
      threads: threads.map { script in
        { for operation in script { self.perform(operation) } }
      },
      tasks: tasks.map { script in
        { await self.performAsync(script) }
      })
  }

  func table(_ number: Int) -> KnownTable { lock.withLock { unsafe tables[number] } }

  func perform(_ operation: RouteOperation) {
    switch operation {
    case .call(let number, let key, let takesParameter):
      table(number).call(key, takesParameter: takesParameter, trial)
    case .look(let number): table(number).look(trial)
    case .add(let number, let routes):
      let larger = table(number).adding(routes, capture, trial)
      larger.look(trial)
      // Replaces what others are using at the moment, unless it has grown too large.
      if larger.expected.count < 120 { lock.withLock { unsafe tables[number] = larger } }
    case .callAsync: trial.report("A thread was to wait as a task does.")
    }
  }

  func performAsync(_ operation: RouteOperation) async {
    guard case .callAsync(let number, let key, let takesParameter) = operation else {
      return perform(operation)
    }
    await table(number).callAsync(key, takesParameter: takesParameter, trial)
  }
}

/// What the closures of routes capture, to see that they are released with the last table.
final class RouteCapture: Sendable {}

/// One thing that a thread or task does with tables.
enum RouteOperation: Sendable {
  case call(table: Int, RouteKey, takesParameter: Bool)
  case callAsync(table: Int, RouteKey, takesParameter: Bool)
  /// Compares the lists of a table with those of its dictionary.
  case look(table: Int)
  /// Makes a table with more routes, some of which take the place of others.
  case add(table: Int, [RoutePlan])

  static let tableCount = 2

  static func random(isAsync: Bool, using random: inout Random) -> RouteOperation {
    let table = random.below(tableCount)
    let key = RouteKey.random(using: &random)
    let takesParameter = random.chance(50)
    switch random.below(100) {
    case ..<80 where isAsync && random.chance(70):
      return .callAsync(table: table, key, takesParameter: takesParameter)
    case ..<90: return .call(table: table, key, takesParameter: takesParameter)
    case ..<95: return .look(table: table)
    default: return .add(table: table, random.list(0...10) { .random(using: &$0) })
    }
  }
}
