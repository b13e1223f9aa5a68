import Synchronization
import TestSupport
import Testing
import TypeRouting

private final class Worker: MethodRouting, Sendable {
  let count = Atomic(0)
  func workDependingOnKindFast() { count.add(1, ordering: .relaxed) }
  func workDependingOnKindSlow(_ number: Int) async { count.add(number, ordering: .relaxed) }
  static let routes = RouteTable<Worker>(typeKeys: ["Kind"]) {
    MethodRoute("workDependingOnKindFast", to: Worker.workDependingOnKindFast)
    MethodRoute("workDependingOnKindSlow", to: Worker.workDependingOnKindSlow)
    DefaultRoute("work") { (worker: Worker) in worker.workDependingOnKindFast() }
  }
}

/// An owner whose table is a variable, which its methods replace.
private final class Plugin: MethodRouting {
  /// The tables that took the place of the first one, of which the last counts.
  static let replacements = EventLog<RouteTable<Plugin>>()
  static var routes: RouteTable<Plugin> { replacements.events.last ?? first }

  var log: [String] = []

  static let first: RouteTable<Plugin> = RouteTable(typeKeys: []) {
    MethodRoute("run", typeKey: "Stage", typeValue: "Any") { (plugin: Plugin) in
      Plugin.replacements.append(second)
      plugin.log.append("first")
      try plugin.callRoutedMethod("run", typeKey: "Stage", typeValue: "Any")
      plugin.log.append("first again")
    }
  }
  static let second: RouteTable<Plugin> = RouteTable(typeKeys: []) {
    MethodRoute("run", typeKey: "Stage", typeValue: "Any") { (plugin: Plugin) in
      Plugin.replacements.append(RouteTable<Plugin>(typeKeys: []) {})
      plugin.log.append("second")
    }
  }
}

@Suite struct ConcurrencyTests {
  // 14: https://github.com/perwendel/spark/issues/1287, https://github.com/beartype/plum/issues/274
  @Test(.timeLimit(.minutes(10)))
  func `many threads make and use a table at the same time`() async {
    let worker = Worker()
    let gate = Gate()
    async let running: Void = onThreads(16) { number in
      gate.waitBlocking()
      for round in 0..<200 {
        let kind = (number + round).isMultiple(of: 2) ? "Fast" : "Unknown\(round)"
        try? worker.callRoutedMethod("work", typeKey: "Kind", typeValue: kind)
        _ = try? worker.callRoutedMethod("none", typeKey: "Kind", typeValue: kind)
      }
    }
    gate.open()
    await running
    #expect(worker.count.load(ordering: .relaxed) == 16 * 200)
  }

  @Test(.timeLimit(.minutes(10)))
  func `many tasks use a table at the same time`() async {
    let worker = Worker()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<16 {
        group.addTask {
          for _ in 0..<100 {
            try? await worker.callRoutedMethodAsync(
              "work", typeKey: "Kind", typeValue: "Slow", with: 2)
          }
        }
      }
    }
    #expect(worker.count.load(ordering: .relaxed) == 16 * 100 * 2)
  }

  // 13: https://github.com/joeldev/JLRoutes/issues/81
  @Test func `a method may replace the table through which it was called`() throws {
    let plugin = Plugin()
    try plugin.callRoutedMethod("run", typeKey: "Stage", typeValue: "Any")
    #expect(plugin.log == ["first", "second", "first again"])
    #expect(Plugin.routes.count == 0)
  }

  @Test func `an asynchronous method stays on the actor of its caller`() async throws {
    try await Stage().check()
  }
}

private actor Stage {
  func check() async throws {
    let table = RouteTable<Recorder>(typeKeys: []) {
      MethodRoute("call", typeKey: "Kind", typeValue: "Here") { (recorder: Recorder) async in
        await Task.yield()
        recorder.plain()
      }
    }
    let recorder = Recorder()
    // Compiles only because the object, which is not Sendable, never leaves this actor.
    try await table.resolve("call", typeKey: "Kind", typeValue: "Here").callAsync(on: recorder)
    #expect(recorder.log == ["plain"])
  }
}
