#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
#error("The service does not know the C library of this platform.")
#endif

/// An error of a call to the system.
struct SocketError: Error, CustomStringConvertible {
  let call: String
  let code = errno

  var description: String {
    "\(call) failed: \(unsafe String(cString: strerror(code)))"
  }
}

/// The few calls that a TCP server on the loopback interface needs.
enum Socket {
  static func listening(on port: UInt16) throws -> Int32 {
    #if canImport(Glibc)
    let stream = Int32(SOCK_STREAM.rawValue)
    #else
    let stream = SOCK_STREAM
    #endif
    let socket = socket(AF_INET, stream, 0)
    guard socket >= 0 else { throw SocketError(call: "socket") }
    do {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let result = unsafe withUnsafePointer(to: &address) {
        unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          unsafe bind(socket, $0, size)
        }
      }
      guard result == 0 else { throw SocketError(call: "bind to port \(port)") }
      guard listen(socket, 16) == 0 else { throw SocketError(call: "listen") }
      return socket
    } catch {
      close(socket)
      throw error
    }
  }

  static func port(of socket: Int32) throws -> UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = unsafe withUnsafeMutablePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe getsockname(socket, $0, &size)
      }
    }
    guard result == 0 else { throw SocketError(call: "getsockname") }
    return UInt16(bigEndian: address.sin_port)
  }

  static func accept(from socket: Int32) -> Int32? {
    #if canImport(Darwin)
    let connection = Darwin.accept(socket, nil, nil)
    #elseif canImport(Glibc)
    let connection = Glibc.accept(socket, nil, nil)
    #elseif canImport(Musl)
    let connection = Musl.accept(socket, nil, nil)
    #else
    let connection = Android.accept(socket, nil, nil)
    #endif
    return connection < 0 ? nil : connection
  }

  /// Reads what is there; nil at the end, or after an error.
  static func read(from connection: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = unsafe recv(connection, &bytes, bytes.count, 0)
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }

  /// Writes all bytes, and tells whether it could.
  static func write(_ bytes: [UInt8], to connection: Int32) -> Bool {
    #if canImport(Darwin)
    let flags: Int32 = 0
    #else
    // A peer that is gone is an error like others and must not end the program.
    let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe send(connection, $0.baseAddress, $0.count, flags)
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  static func close(_ socket: Int32) {
    #if canImport(Darwin)
    _ = Darwin.close(socket)
    #elseif canImport(Glibc)
    _ = Glibc.close(socket)
    #elseif canImport(Musl)
    _ = Musl.close(socket)
    #else
    _ = Android.close(socket)
    #endif
  }
}
