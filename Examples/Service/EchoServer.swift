import Dispatch
import Foundation

/// A TCP server on the loopback interface that sends back what it gets.
@MainActor
final class EchoServer {
  private var listener: (any DispatchSourceRead)?
  private var connections: [Int32: any DispatchSourceRead] = [:]
  private let didEcho: @MainActor (Int) -> Void

  /// Makes a server that doesn't listen yet.
  ///
  /// - Parameter didEcho: Called with the number of bytes that were sent back.
  init(didEcho: @escaping @MainActor (Int) -> Void) { self.didEcho = didEcho }

  /// Begins to listen.
  ///
  /// - Parameter port: The port, or 0 for a free one.
  /// - Returns: The port.
  /// - Throws: A ``SocketError``, for example if the port is taken.
  func listen(on port: UInt16) throws -> UInt16 {
    let socket = try Socket.listening(on: port)
    let source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.accept(from: socket) }
    }
    source.setCancelHandler { Socket.close(socket) }
    source.activate()
    listener = source
    return try Socket.port(of: socket)
  }

  /// Ends listening, and closes all connections.
  ///
  /// - Returns: The number of connections that were open.
  func close() -> Int {
    let count = connections.count
    for source in connections.values { source.cancel() }
    connections = [:]
    listener?.cancel()
    listener = nil
    return count
  }

  private func accept(from socket: Int32) {
    guard let connection = Socket.accept(from: socket) else { return }
    let source = DispatchSource.makeReadSource(fileDescriptor: connection, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.echo(connection) }
    }
    source.setCancelHandler { Socket.close(connection) }
    source.activate()
    connections[connection] = source
  }

  private func echo(_ connection: Int32) {
    guard let bytes = Socket.read(from: connection), Socket.write(bytes, to: connection) else {
      connections.removeValue(forKey: connection)?.cancel()
      return
    }
    didEcho(bytes.count)
  }
}
