// Reports about mistakes, and how to take them.

import InitHooks

class Animation: InitializingObject {
  var duration = 0.3

  override func onInit() {
    super.onInit()
    duration = 0.2
  }
}

final class SlowAnimation: Animation {
  override class var checksSuperCalls: Bool { false }

  // Replaces what the superclass does, on purpose.
  override func onInit() { duration = 2 }
}

final class BrokenAnimation: Animation {
  override func onInit() { duration = 1 }
}

InitDiagnostics.setHandler { diagnostic in
  print("reported: \(diagnostic)")
}

withInitScope {
  _ = SlowAnimation()
  _ = BrokenAnimation()
}

let problems = InitDiagnostics.withHandler { diagnostic in
  print("found in this task: \(diagnostic.className), \(diagnostic.hook)")
} perform: {
  withInitScope { BrokenAnimation().duration }
}
