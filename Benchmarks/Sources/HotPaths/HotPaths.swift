import Foundation
import InitHooks
import OnceCall
import TypeRouting

/// Takes one hot path a number of times, for a tool that counts instructions.
///
/// The script `instructions` runs it with two numbers; the difference is the path alone.
@main
struct HotPaths {
  @MainActor
  static let all: [(name: String, take: @MainActor (Int) throws -> Void)] = [
    ("OnceFlag, done", takeOnceFlag),
    ("stored Once, done", takeStoredOnce),
    ("Once beside its object, done", takeOnceTable),
    ("resolved route", takeResolvedRoute),
    ("route by strings", takeStringRoute),
    ("object with hooks, in a scope", takeScope),
    ("object with hooks, main queue", takeMainQueue),
  ]

  @MainActor
  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.count == 1 {
      for path in all { print(path.name) }
    } else if arguments.count == 3, let path = all.first(where: { $0.name == arguments[1] }),
      let times = Int(arguments[2])
    {
      try path.take(times)
    } else {
      preconditionFailure("usage: hot-paths [NAME TIMES]; without arguments it lists the names")
    }
  }

  static func takeOnceFlag(_ times: Int) {
    let flag = OnceFlag()
    flag.call {}
    for _ in 0..<times { flag.call { preconditionFailure("the body ran a second time") } }
  }

  static func takeStoredOnce(_ times: Int) {
    let stored = Stored()
    for _ in 0...times { stored.once.call("key") { stored.runs += 1 } }
    precondition(stored.runs == 1)
  }

  static func takeOnceTable(_ times: Int) {
    let beside = Beside()
    for _ in 0...times { beside.once.call("key") { beside.runs += 1 } }
    precondition(beside.runs == 1)
  }

  static func takeResolvedRoute(_ times: Int) throws {
    let counter = Counter()
    let route = try Counter.routes.resolve("count", typeKey: "Step", typeValue: "One")
    for _ in 0..<times { try route.call(on: counter) }
    precondition(counter.count == times)
  }

  static func takeStringRoute(_ times: Int) throws {
    let counter = Counter()
    for _ in 0..<times {
      try counter.callRoutedMethod("count", typeKey: "Step", typeValue: "One")
    }
    precondition(counter.count == times)
  }

  static func takeScope(_ times: Int) {
    let before = unsafe Hooked.finished
    withInitScope { for _ in 0..<times { _ = Hooked() } }
    precondition(unsafe Hooked.finished - before == times)
  }

  @MainActor static func takeMainQueue(_ times: Int) {
    let end = unsafe Hooked.finished + times
    for _ in 0..<times { _ = Hooked() }
    // A run loop and not an asynchronous main function, whose queue runs on threads that callgrind loses.
    while unsafe Hooked.finished < end {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
    precondition(unsafe Hooked.finished == end)
  }
}

final class Stored: OnceCalling {
  let once = Once()
  var runs = 0
}

final class Beside: OnceCalling {
  var runs = 0
}

final class Counter: MethodRouting {
  var count = 0
  func countDependingOnStepOne() { count += 1 }
  func countDependingOnStepTwo() { count += 2 }

  static let routes = RouteTable<Counter>(typeKeys: ["Step"]) {
    MethodRoute("countDependingOnStepOne", to: Counter.countDependingOnStepOne)
    MethodRoute("countDependingOnStepTwo", to: Counter.countDependingOnStepTwo)
  }
}

final class Hooked: InitializingObject {
  // Sound: only the main actor makes and finishes these objects.
  nonisolated(unsafe) static var finished = 0
  override func onInit() { super.onInit() }
  override func afterInit() {
    super.afterInit()
    unsafe Hooked.finished += 1
  }
}
