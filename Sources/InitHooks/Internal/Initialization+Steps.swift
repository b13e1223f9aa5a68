internal import Synchronization

// The steps of `runInitHooks`, `finishInit` and the queues. No hook runs, no object is released and
// nobody is resumed while a lock is held.
extension Initialization {
  /// Starts the first hook; returns whether the caller is to run it.
  func begin(for object: some Initializing) -> Bool {
    let identifier = ObjectIdentifier(object)
    let (isFirst, owner) = record.withLock { record in
      let isFirst = record.state.step == .new
      if isFirst { record.owner = identifier }
      return (record.state.begin(), record.owner)
    }
    precondition(
      owner == nil || owner == identifier,
      """
      The initialization of this \(type(of: object)) belongs to another object. Each object needs \
      one of its own: write `let initialization = Initialization()` in the root class.
      """)
    return isFirst
  }

  /// Runs a hook of the object.
  func run(_ hook: InitDiagnostic.Hook, on object: some Initializing) {
    startSuperCheck()
    switch hook {
    case .onInit: object.onInit()
    case .afterInit: object.afterInit()
    }
    finishSuperCheck(of: hook, on: type(of: object))
  }

  /// Does what follows the first hook.
  func settle(_ object: some Initializing, keepAlive: Bool) {
    let scope = InitScope.current
    let list = scope?.pending ?? (MainQueue.isCurrent ? MainQueue.pending : nil)
    let target: Target =
      list == nil ? .none : keepAlive ? .kept(object) : .unkept(WeakReference(object))
    let (settlement, needsDrain) = record.withLock { record in
      let settlement = record.state.settle(hasList: list != nil)
      guard settlement == .schedule, let list else { return (settlement, false) }
      record.list = list
      record.target = target
      return (settlement, list.append(self))
    }
    switch settlement {
    case .schedule:
      if needsDrain, scope == nil { MainQueue.orderDrain() }
    case .leave:
      InitDiagnostics.current.report(.pendingOffMainQueue, hook: .afterInit, of: type(of: object))
      resumeWaiters()
    case .run:
      run(.afterInit, on: object)
      complete()
    case .nothing:
      break
    }
  }

  /// Runs the second hook of an object that its list has let go of, if it is still alive.
  func finish() {
    guard let object = detach().object else { return abandon() }
    guard record.withLock({ $0.state.claim() }) == .run else { return }
    run(.afterInit, on: object)
    // The object may go away as soon as it has been finished, and not before: its `deinit` reads
    // the phase.
    withExtendedLifetime(object) { complete() }
  }

  /// Claims the second hook for the caller; returns whether the caller is to run it.
  func claim(for object: some Initializing) -> Bool {
    let (demand, isNew) = record.withLock { record in
      let isNew = record.state.step == .new
      return (record.state.claim(), isNew)
    }
    if isNew { reportNotStarted(object) }
    if demand == .run { leaveList() }
    return demand == .run
  }

  /// Claims the second hook for a caller who would otherwise wait forever.
  func demand(for object: some Initializing) -> InitState.Demand {
    let (demand, isNew) = record.withLock { record in
      (record.state.demand(), record.state.step == .new)
    }
    if isNew { reportNotStarted(object) }
    return demand
  }

  private func reportNotStarted(_ object: some Initializing) {
    InitDiagnostics.current.report(.notStarted, hook: .onInit, of: type(of: object))
  }

  /// Notes that the second hook has returned.
  func complete() {
    record.withLock { $0.state.complete() }
    resumeWaiters()
  }

  /// Gives the remaining hooks up.
  func abandon() {
    guard record.withLock({ $0.state.abandon() }) else { return }
    leaveList()
    resumeWaiters()
  }

  /// Lets the object go if nobody but its list holds it.
  func stopKeepingAlive() {
    let old = record.withLock { record in
      let old = record.target
      if case .kept(let object) = old { record.target = .unkept(WeakReference(object)) }
      return old
    }
    // Released here, outside the lock.
    withExtendedLifetime(old) {}
  }

  private func leaveList() {
    let list = record.withLock { $0.list }
    list?.remove(self)
    _ = detach()
  }

  /// Forgets the list and takes the target, so that the object is released outside the lock.
  private func detach() -> Target {
    record.withLock { record in
      defer {
        record.list = nil
        record.target = .none
      }
      return record.target
    }
  }
}
