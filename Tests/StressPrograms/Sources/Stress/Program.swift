/// A random program that uses one module from many threads and tasks.
protocol Program: Sendable {
  /// The name of the module.
  static var module: String { get }

  /// Writes the program that belongs to a seed.
  init(seed: UInt64, trial: Trial)

  /// Runs it, and tells the trial what was not as promised.
  ///
  /// When it returns, everything that it made may be gone.
  func run() async
}
