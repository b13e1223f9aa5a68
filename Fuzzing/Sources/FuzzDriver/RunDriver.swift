#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#else
#error("This platform has no C library that is known.")
#endif

/// The entry of libFuzzer for programs with a `main` of their own.
///
/// See https://llvm.org/docs/LibFuzzer.html#using-libfuzzer-as-a-library for it.
@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ body: @convention(c) (_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt
) -> CInt

/// Ends the program.
func endProgram(_ status: CInt) -> Never { exit(status) }
