/// The tasks that wait for the time of the step at hand, of the launch and of the stopping.
struct LaunchTimers {
  var step: Task<Void, Never>? { willSet { step?.cancel() } }
  var launch: Task<Void, Never>? { willSet { launch?.cancel() } }
  var stop: Task<Void, Never>? { willSet { stop?.cancel() } }
}
