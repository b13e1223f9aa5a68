/// A function that gets what libFuzzer makes up, and traps if something is wrong with it.
public struct Fuzzer {
  /// Runs a function with one input after the other, as the command line says.
  ///
  /// The fuzzer's own `main` stays out of the way, since the package manager wants programs in Swift
  /// to have theirs.
  ///
  /// - Parameter body: The function, which gets bytes of any kind.
  public static func run(_ body: @escaping ([UInt8]) -> Void) -> Never {
    unsafe Self.body = body
    var count = CommandLine.argc
    var arguments = unsafe CommandLine.unsafeArgv
    let status = unsafe runDriver(&count, &arguments) { bytes, count in
      unsafe Fuzzer.body(Array(UnsafeBufferPointer(start: bytes, count: count)))
      return 0
    }
    endProgram(status)
  }

  /// What is run, since a function for C can't bring it along.
  ///
  /// It is set once, before the driver, which runs everything on its own thread, begins.
  nonisolated(unsafe) private static var body: ([UInt8]) -> Void = { _ in }
}
