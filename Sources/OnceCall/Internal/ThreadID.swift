#if canImport(Darwin)
private import Darwin
#elseif canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Android)
private import Android
#else
#error("OnceCall needs threads that it can tell apart; teach this file the platform's way.")
#endif

/// The identity of a thread while it lives.
package struct ThreadID: Hashable, Sendable {
  /// The address of the thread's own data, whose lowest bits are therefore zero.
  let bits: UInt

  package init(bits: UInt) { self.bits = bits }

  /// The thread that this is read on.
  static var current: Self {
    #if canImport(Glibc)
    Self(bits: pthread_self())
    #else
    Self(bits: UInt(bitPattern: pthread_self()))
    #endif
  }
}
