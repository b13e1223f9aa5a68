/// A signal of the operating system that asks a program to stop.
public struct StopSignal: Hashable, Sendable {
  /// The number of the signal.
  public let number: Int32

  /// Makes a signal from its number.
  ///
  /// - Parameter number: The number of a signal that a program can handle, such as `SIGUSR1`.
  public init(number: Int32) { self.number = number }

  /// The polite request to end, which service managers and containers send.
  public static let terminate = StopSignal(number: Platform.terminate)

  /// The interruption from the keyboard, by Control-C.
  public static let interrupt = StopSignal(number: Platform.interrupt)

  /// The end of the terminal, or a request to reload.
  public static let hangUp = StopSignal(number: Platform.hangUp)
}
