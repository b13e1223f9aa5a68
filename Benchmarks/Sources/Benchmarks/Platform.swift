#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Darwin)
private import Darwin
#else
#error("exit(_:) of this platform's C library is needed")
#endif

/// Ends the program.
func exit(status: Int32) -> Never { exit(status) }
