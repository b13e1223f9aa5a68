internal import Synchronization

// The steps of `runInitHooks`, `finishInit` and the queues. While the record is locked, no hook runs,
// nobody is resumed, and no object is released: that is why a target that isn't needed any more is
// carried out of the lock.
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
      unsafe record.list = list
      record.target = target
      return (settlement, list.append(self))
    }
    switch settlement {
    case .schedule:
      if needsDrain, scope == nil { MainQueue.orderDrain() }
    case .leave:
      InitDiagnostics.current.report(.pendingOffMainQueue, hook: .afterInit, of: type(of: object))
      for waiter in record.withLock({ $0.takeWaiters() }) { waiter.continuation.resume() }
    case .run:
      run(.afterInit, on: object)
      complete()
    case .nothing:
      break
    }
  }

  /// Runs the second hook of an object that its list has let go of, if it is still alive.
  func finish() {
    guard let object = record.withLock({ $0.claimTarget() }).object else { return }
    run(.afterInit, on: object)
    // The object may go away as soon as it has been finished, and not before: its `deinit` reads
    // the phase.
    withExtendedLifetime(object) { complete() }
  }

  /// Claims the second hook for the caller; returns whether the caller is to run it.
  func claim(for object: some Initializing) -> Bool {
    let (demand, isNew, target) = record.withLock { record in
      let isNew = record.state.step == .new
      let demand = record.state.claim()
      return (demand, isNew, demand == .run ? record.leaveList(self) : .none)
    }
    withExtendedLifetime(target) {}
    if isNew { reportNotStarted(object) }
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
    let waiters = record.withLock { record in
      record.state.complete()
      return record.takeWaiters()
    }
    for waiter in waiters { waiter.continuation.resume() }
  }

  /// Gives the remaining hooks up.
  func abandon() {
    let (waiters, target) = record.withLock { record in
      guard record.state.abandon() else { return ([Waiter](), Target.none) }
      return (record.takeWaiters(), record.leaveList(self))
    }
    withExtendedLifetime(target) {}
    for waiter in waiters { waiter.continuation.resume() }
  }

  /// Lets the object go if nobody but its list holds it.
  func stopKeepingAlive() {
    let target = record.withLock { record in
      let target = record.target
      if case .kept(let object) = target { record.target = .unkept(WeakReference(object)) }
      return target
    }
    withExtendedLifetime(target) {}
  }
}
