// Has a synchronous main function: the main thread serves the main queue while its run loop runs.

import Foundation
import InitHooks

/// An object that prints what happens to it.
final class Spoken: InitializingObject {
  var name = "unnamed"

  override func afterInit() {
    super.afterInit()
    print("afterInit \(name)")
  }
}

@discardableResult
func make(_ name: String) -> Spoken {
  let object = Spoken()
  object.name = name
  return object
}

/// Runs the main run loop until a condition holds.
@MainActor func runLoop(until isDone: () -> Bool) {
  while !isDone() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
}

/// Runs the main run loop until a timer that is started now has fired.
@MainActor func runLoopUntilTimerFires() {
  nonisolated(unsafe) var hasFired = false
  _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in
    unsafe hasFired = true
  }
  runLoop { unsafe hasFired }
}

var isOver = false
// A host that hangs ends itself, and its test fails.
alarm(30)

switch CommandLine.arguments.last {
case "run loop":
  let object = make("a")
  print("made")
  runLoop { object.initialization.phase == .finished }

case "dispatch main":
  make("a")
  print("made")
  DispatchQueue.main.async { exit(0) }
  dispatchMain()

case "timer":
  _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
    make("a")
    print("made")
    DispatchQueue.main.async { isOver = true }
  }
  runLoop { isOver }

case "no loop":
  make("a")
  print("made")

case "nested in a main queue job":
  DispatchQueue.main.async {
    make("a")
    runLoopUntilTimerFires()
    print("maker returns")
    DispatchQueue.main.async { isOver = true }
  }
  runLoop { isOver }

case "nested in a run loop source":
  _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
    MainActor.assumeIsolated {
      let object = make("a")
      runLoop { object.initialization.phase == .finished }
      print("maker returns")
      isOver = true
    }
  }
  runLoop { isOver }

case "nested in a scope":
  withInitScope {
    make("the scope's")
    Task { @MainActor in
      let other = make("the task's")
      await other.initialized()
      isOver = true
    }
    runLoop { isOver }
    print("scope ends")
  }

case "a main queue job on a thread with a scope":
  Thread {
    withInitScope {
      make("the scope's")
      DispatchQueue.main.sync { _ = make("the main queue's") }
      print("scope ends")
    }
    DispatchQueue.main.async { isOver = true }
  }.start()
  runLoop { isOver }

default:
  print("InitHooksSyncHost: unknown host")
  exit(1)
}
