/// One call of ``withInitScope(_:)`` that is under way.
@safe final class InitScope {
  /// Objects made in the scope.
  let pending = PendingList()

  /// The next outer scope on this thread.
  private let outer: InitScope?

  /// The task that opened the scope.
  ///
  /// Sound: it is only compared, and the task can't end while the scope in its code is open.
  private let task: UnsafeCurrentTask?

  private let isOnMainQueue = MainQueue.isCurrent

  /// The innermost scope of this thread.
  private static let innermost = ThreadPointer()

  private static var top: InitScope? {
    guard let pointer = unsafe innermost.value else { return nil }
    // Sound: `withInitScope` holds the scope for as long as the pointer is set.
    return unsafe Unmanaged<InitScope>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// The scope that an object made now belongs to.
  ///
  /// A nested run loop or an immediate task runs other tasks' code on a thread whose scope is open,
  /// and `DispatchQueue.main.sync` runs the main actor's code there: none of that is the scope's.
  static var current: InitScope? {
    guard let top else { return nil }
    let isOwn = unsafe withUnsafeCurrentTask { unsafe $0 == top.task }
    guard isOwn, top.isOnMainQueue || !MainQueue.isCurrent else { return nil }
    return top
  }

  /// Opens a scope in the current task on this thread.
  init() {
    outer = InitScope.top
    unsafe task = withUnsafeCurrentTask { unsafe $0 }
    unsafe InitScope.innermost.value = Unmanaged.passUnretained(self).toOpaque()
  }

  /// Runs the second hooks of the objects that others hold as well, and lets the rest go.
  func finishSurvivors() {
    var records: [Initialization] = []
    var kept: [any Initializing] = []
    var rest = pending.takeAll()
    while let record = rest {
      rest = record.takeNext()
      if let object = record.stopKeepingAlive() { kept.append(object) }
      records.append(record)
    }
    // All of them first: an object may be held by another one that nobody else holds.
    kept.removeAll()
    for record in records { record.finish() }
  }

  /// Runs the second hooks, of objects made by these hooks too, and closes the scope.
  func close() {
    while pending.finishAll() {}
    unsafe InitScope.innermost.value = outer.map { unsafe Unmanaged.passUnretained($0).toOpaque() }
  }
}

@available(*, unavailable)
extension InitScope: Sendable {}
