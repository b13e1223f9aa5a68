import Dispatch

/// Hears signals while it is wanted, and leaves the process as it was before.
///
/// Any number of watches may hear the same signal; the handler that was there before the first one
/// is restored after the last one.
@MainActor
final class SignalWatch {
  private static var watches: [ObjectIdentifier: SignalWatch] = [:]
  private static var previous: [Int32: Platform.SignalAction] = [:]

  /// The source of all signals, made when first needed and kept like its pipe.
  private static let source = {
    let source = DispatchSource.makeReadSource(fileDescriptor: pipe, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated { deliver() } }
    source.activate()
    return source
  }()

  private static let pipe = Platform.openSignalPipe()

  private let numbers: Set<Int32>
  private let handler: @MainActor () -> Void

  /// Begins to hear signals.
  ///
  /// - Parameters:
  ///   - signals: The signals.
  ///   - handler: What to do when one has come, on the main actor.
  init(_ signals: Set<StopSignal>, handler: @escaping @MainActor () -> Void) {
    numbers = Set(signals.map(\.number))
    self.handler = handler
    guard !numbers.isEmpty else { return }
    _ = Self.source
    // What came before this watch isn't meant for it, even if the main queue hasn't heard of it yet.
    Self.deliver()
    for number in numbers where Self.previous[number] == nil {
      Self.previous[number] = Platform.handle(number)
    }
    Self.watches[ObjectIdentifier(self)] = self
  }

  /// Tells the watches of all signals that have come.
  private static func deliver() {
    var numbers: Set<Int32> = []
    while true {
      let more = Platform.readSignals(from: pipe)
      if more.isEmpty { break }
      numbers.formUnion(more)
    }
    for watch in Array(watches.values) where !watch.numbers.isDisjoint(with: numbers) {
      watch.handler()
    }
  }

  /// Ends hearing signals.
  func cancel() {
    Self.watches[ObjectIdentifier(self)] = nil
    let wanted = Self.watches.values.reduce(into: Set()) { $0.formUnion($1.numbers) }
    for number in numbers.subtracting(wanted) {
      guard let action = Self.previous.removeValue(forKey: number) else { continue }
      Platform.restore(number, action)
    }
  }
}
