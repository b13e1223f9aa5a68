#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#else
#error("InitHooks needs the thread-specific values and the write function of a POSIX system.")
#endif

/// What the module takes from the system's C library.
enum Platform {
  /// Writes a line to the standard error.
  static func writeToStandardError(_ line: String) {
    var text = line + "\n"
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress {
        let count = unsafe write(2, start, rest.count)
        // There is nowhere left to report that standard error is closed.
        guard count > 0, count < rest.count else { return }
        unsafe rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }
}

/// A pointer that each thread has one of.
///
/// Sound: the key never changes once it is made.
struct ThreadPointer: @unchecked Sendable {
  private let key: pthread_key_t

  /// Reserves the pointer, which is `nil` on each thread.
  init() {
    var key = pthread_key_t()
    let error = unsafe pthread_key_create(&key, nil)
    precondition(error == 0, "The process has no thread-specific values left (error \(error)).")
    self.key = key
  }

  /// The pointer of this thread.
  var value: UnsafeMutableRawPointer? {
    get { unsafe pthread_getspecific(key) }
    nonmutating set {
      let error = unsafe pthread_setspecific(key, newValue)
      precondition(error == 0, "The system can't store a thread-specific value (error \(error)).")
    }
  }
}
