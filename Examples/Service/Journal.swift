/// What the server writes down; here no more than a number.
@MainActor
final class Journal {
  private var bytes: Int?

  /// Reads what was written before, for which a pause stands here, and begins to count.
  func open() async throws {
    try await Task.sleep(for: .milliseconds(50))
    bytes = 0
  }

  /// Adds some bytes, if it is open.
  func count(_ count: Int) { bytes? += count }

  /// Ends counting.
  ///
  /// - Returns: The number of bytes.
  func close() -> Int {
    defer { bytes = nil }
    return bytes ?? 0
  }
}
