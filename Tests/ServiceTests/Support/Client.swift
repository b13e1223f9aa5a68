import Foundation

/// A client of the service that does one thing, on a thread that may block.
enum Client {
  /// Sends a text and reads as many bytes.
  ///
  /// - Returns: What came back; nil if there was no connection.
  static func echo(_ text: String, port: UInt16) -> String? {
    #if canImport(Glibc)
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
    let socket = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = unsafe withUnsafePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(socket, $0, size)
      }
    }
    guard result == 0 else { return nil }
    let sent = Array(text.utf8)
    guard unsafe send(socket, sent, sent.count, 0) == sent.count else { return nil }
    var received: [UInt8] = []
    while received.count < sent.count {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = unsafe recv(socket, &bytes, bytes.count, 0)
      guard count > 0 else { return nil }
      received += bytes.prefix(count)
    }
    return String(decoding: received, as: UTF8.self)
  }
}
