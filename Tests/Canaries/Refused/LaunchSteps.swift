import AppBootstrap

final class Box {
  var count = 0
}

/// Steps run on the main actor, so those that are made elsewhere can't share what stays there.
nonisolated func makeSteps() -> [LaunchStep] {
  let box = Box()
  // error: sending 'box' risks causing data races
  return [LaunchStep("count") { box.count += 1 }, LaunchStep("again") { box.count += 1 }]
}
