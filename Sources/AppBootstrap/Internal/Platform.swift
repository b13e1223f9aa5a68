#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
#error("AppBootstrap does not know the C library of this platform.")
#endif

/// What the C libraries of the platforms spell differently, or don't have in Swift.
enum Platform {
  /// How a signal was handled before.
  typealias SignalAction = sigaction

  static let terminate = SIGTERM
  static let interrupt = SIGINT
  static let hangUp = SIGHUP

  /// Handles a signal by writing its number into the signal pipe.
  ///
  /// - Returns: How it was handled before.
  static func handle(_ signal: Int32) -> SignalAction {
    var action = sigaction()
    #if canImport(Darwin)
    unsafe action.__sigaction_u.__sa_handler = writeToSignalPipe
    #elseif canImport(Android)
    unsafe action.sa_handler = writeToSignalPipe
    #elseif canImport(Musl)
    unsafe action.__sa_handler.sa_handler = writeToSignalPipe
    #else
    unsafe action.__sigaction_handler.sa_handler = writeToSignalPipe
    #endif
    action.sa_flags = SA_RESTART
    var previous = sigaction()
    let result = unsafe sigaction(signal, &action, &previous)
    precondition(result == 0, "The signal \(signal) can't be handled; choose another one.")
    return previous
  }

  /// Handles a signal again as before.
  static func restore(_ signal: Int32, _ previous: SignalAction) {
    var action = previous
    _ = unsafe sigaction(signal, &action, nil)
  }

  /// Opens the signal pipe, which stays open for the life of the process.
  ///
  /// - Returns: The end to read from.
  static func openSignalPipe() -> Int32 {
    var ends: [Int32] = [0, 0]
    let result = unsafe pipe(&ends)
    precondition(result == 0, "A program that handles signals needs two free file descriptors.")
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // A handler must not wait for a full pipe: what is in it is enough to be woken up.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    unsafe signalPipe = ends[1]
    return ends[0]
  }

  /// Reads the numbers of the signals that came since the last time.
  static func readSignals(from pipe: Int32) -> Set<Int32> {
    var numbers = [UInt8](repeating: 0, count: 64)
    let count = unsafe read(pipe, &numbers, numbers.count)
    return Set(numbers.prefix(max(0, count)).map(Int32.init))
  }
}

// Sound: written once, before the first handler that reads it is installed.
private nonisolated(unsafe) var signalPipe: Int32 = -1

/// Does what little a signal handler may do.
private func writeToSignalPipe(_ signal: Int32) {
  let savedError = errno
  var number = UInt8(truncatingIfNeeded: signal)
  _ = unsafe write(signalPipe, &number, 1)
  errno = savedError
}
