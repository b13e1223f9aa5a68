/// Stands for <https://developer.apple.com/documentation/quartzcore/catransaction>.
open class CATransaction {
  /// Stands for <https://developer.apple.com/documentation/quartzcore/catransaction/flush()>.
  open class func flush() { unsafe onFlush?() }

  // Sound: tests set it on the main actor, where the adapters flush.
  /// Lets a test see when pending changes take place.
  public nonisolated(unsafe) static var onFlush: (() -> Void)?
}

@available(*, unavailable)
extension CATransaction: Sendable {}
