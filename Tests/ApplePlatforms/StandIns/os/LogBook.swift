import Foundation

/// What has been logged and measured, for tests to read.
public final class LogBook: Sendable {
  /// The book of the process.
  public static let shared = LogBook()

  private let lock = NSLock()

  // Sound: only touched while `lock` is locked.
  private nonisolated(unsafe) var storage: [String] = []

  /// All entries since the last time that they were taken.
  public func takeEntries() -> [String] {
    lock.withLock {
      defer { unsafe storage = [] }
      return unsafe storage
    }
  }

  // Sound: only touched while `lock` is locked.
  private nonisolated(unsafe) var isMeasuring = false

  /// Whether someone records signposts, as Instruments would.
  public var takesSignposts: Bool {
    get { lock.withLock { unsafe isMeasuring } }
    set { lock.withLock { unsafe isMeasuring = newValue } }
  }

  func append(_ entry: String) { lock.withLock { unsafe storage.append(entry) } }
}
