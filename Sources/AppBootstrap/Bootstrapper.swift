public import Observation

/// The start of an app in order, its stop in reverse, and what became of both.
///
/// A bootstrapper starts the phases of an app and further steps one after the other, measures each,
/// bounds them in time, undoes what had started when one fails, and stops everything in reverse
/// when the app ends. It launches once.
///
/// ```swift
/// let bootstrapper = Bootstrapper(NotesApp(), steps: [database, cache], launchTimeout: .seconds(15))
/// let report = try await bootstrapper.launch()
/// print(report)  // a waterfall
/// …
/// await bootstrapper.stop()
/// ```
///
/// Its ``state`` is observable and carries the step at hand, for a splash screen or a line of
/// progress. Nothing ever runs in parallel: the next step begins when the one before has ended, or
/// was given up. A bootstrapper that is launching, running or stopping keeps itself alive until
/// its long-running bodies have ended. When all is over it lets go of its steps, so that they may use
/// what holds it; only one whose start was given up is kept, until that start ends.
@MainActor
@Observable
public final class Bootstrapper {
  /// Where the app is in its life; observable, with the step at hand.
  public internal(set) var state = State.idle

  /// Why the launch, or the running app, has failed; nil as long as it hasn't.
  ///
  /// A stop that ends a launch counts here, as ``LaunchError/Reason-swift.struct/stopRequested``,
  /// although the ``state`` is then ``State/stopped``. One before the launch, or after it, doesn't.
  public internal(set) var failure: LaunchError?

  /// What ended after nobody waited for it any more, or by itself, in the order in which it did.
  ///
  /// These are starts and stops that were given up, the stop of a start that was given up and
  /// succeeded after all, and long-running bodies that ended by themselves. Their times count from
  /// the begin of the launch. Observable.
  public internal(set) var lateEntries: [LaunchEntry] = []

  /// The steps as they were given, until they are put in order.
  @ObservationIgnored var steps: [LaunchStep]

  @ObservationIgnored let launchTimeout: Duration?
  @ObservationIgnored let stopTimeout: Duration?
  @ObservationIgnored let clock: any Clock<Duration>

  /// Decides what comes next.
  @ObservationIgnored var machine = LaunchMachine(isOptional: [])

  /// The steps in the order in which they run; the machine's numbers are places in it.
  @ObservationIgnored var plan: [LaunchStep] = []

  /// The steps whose start was given up and hasn't ended; should it succeed, they have to be stopped.
  @ObservationIgnored var givenUpStarts: Set<Int> = []

  /// The start of the time that entries count from.
  @ObservationIgnored var journal: LaunchJournal

  /// The number of steps that the stopping has to do with.
  @ObservationIgnored var stopCount = 0

  /// Whether a synchronous launch is under way.
  @ObservationIgnored var isLaunchingSynchronously = false

  /// The start with which the launch goes on after a pause, or as soon as its task runs.
  @ObservationIgnored var pausedTurn: Turn?

  /// The stop that begins as soon as its task runs.
  @ObservationIgnored var pendingStop: Turn?

  /// The time at which others last had the main actor for sure.
  @ObservationIgnored var madeRoomAt = Duration.zero

  /// Whether a synchronous launch has left steps to another one.
  @ObservationIgnored var isHalfDone = false

  /// Whether a launch has been tried.
  @ObservationIgnored var hasLaunched = false

  /// How the launch ended.
  @ObservationIgnored var result: Result<LaunchReport, LaunchError>?

  /// The task that carries out the starts, or the stops.
  @ObservationIgnored var worker: Task<Void, Never>?

  /// How urgent the launch is; so are the stops, whoever asks for them.
  @ObservationIgnored var priority: TaskPriority?

  /// The task that was given up and is about to be cancelled.
  @ObservationIgnored var givenUpWorker: Task<Void, Never>?

  /// The long-running bodies that haven't ended and weren't told to; with the error that ends them.
  @ObservationIgnored var bodies: [Int: Task<(any Error)?, Never>] = [:]

  /// The tasks that wait for the time of the step at hand, of the launch and of the stopping.
  @ObservationIgnored var timers = LaunchTimers()

  /// What shows the turns in Instruments, where there is that.
  @ObservationIgnored var signposts = LaunchSignposts()

  /// The launch that waits for its end.
  @ObservationIgnored var launchWaiter: CheckedContinuation<Void, Never>?

  /// The steps, of other bootstrappers, that wait for the launch or the end of the stopping.
  @ObservationIgnored var waiting: [TurnScope] = []

  /// All who wait for the end of the stopping.
  @ObservationIgnored var stopWaiters: [CheckedContinuation<Void, Never>] = []

  /// Creates a bootstrapper for an app.
  ///
  /// - Parameters:
  ///   - app: The app, whose members are the first step of their phases. It is kept alive.
  ///   - steps: Further steps, in any order; dependencies decide.
  ///   - launchTimeout: The longest that all starts together may take, or nil for no limit.
  ///   - stopTimeout: The longest that all stops together may take, unwinding included, or nil for
  ///     no limit. When it is spent, the remaining steps are asked to stop all the same, but nobody
  ///     waits for them.
  ///   - clock: What measures and bounds times; another one than the default is for tests.
  public convenience init(
    _ app: some AppBootstrapping, steps: [LaunchStep] = [], launchTimeout: Duration? = nil,
    stopTimeout: Duration? = .seconds(20), clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.init(
      steps: app.launchSteps + steps, launchTimeout: launchTimeout, stopTimeout: stopTimeout,
      clock: clock)
  }

  /// Creates a bootstrapper for a program without an app object.
  ///
  /// - Parameters:
  ///   - steps: The steps, in any order; dependencies decide.
  ///   - launchTimeout: The longest that all starts together may take, or nil for no limit.
  ///   - stopTimeout: The longest that all stops together may take, unwinding included, or nil for
  ///     no limit. When it is spent, the remaining steps are asked to stop all the same, but nobody
  ///     waits for them.
  ///   - clock: What measures and bounds times; another one than the default is for tests.
  public init(
    steps: [LaunchStep], launchTimeout: Duration? = nil, stopTimeout: Duration? = .seconds(20),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.steps = steps
    self.launchTimeout = launchTimeout
    self.stopTimeout = stopTimeout
    self.clock = clock
    journal = LaunchJournal(stopwatch: Stopwatch(clock))
  }
}
