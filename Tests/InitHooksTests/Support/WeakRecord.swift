import InitHooks

/// Tells whether the record of an object is still there.
final class WeakRecord {
  private(set) weak var record: Initialization?

  init(_ record: Initialization) { self.record = record }
}
