internal import Synchronization

// What `runInitHooks`, `finishInit` and `abandonInit` do step by step.
extension Initialization {
  /// Starts the first hook; returns whether the caller is to run it.
  func begin(for object: some Initializing) -> Bool {
    let address = UInt(bitPattern: ObjectIdentifier(object))
    if change({ $0.begin() }) {
      owner.store(address, ordering: .relaxed)
      #if DEBUG
      unsafe anchor = object
      #endif
      return true
    }
    let owner = owner.load(ordering: .relaxed)
    precondition(
      owner == 0 || owner == address,
      """
      The initialization of this \(type(of: object)) belongs to another object. Each object needs \
      one of its own: write `let initialization = Initialization()` in the root class.
      """)
    return false
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
  func settle(_ object: some Initializing, keepAlive: Bool, isOnMainActor: Bool) {
    let scope = InitScope.current
    let hasList = scope != nil || isOnMainActor || MainQueue.isCurrent
    if hasList { hold(object, keepAlive: keepAlive) }
    let settlement = change { $0.settle(hasList: hasList) }
    switch settlement {
    case .schedule:
      if let scope { scope.pending.append(self) } else { MainQueue.append(self) }
      return
    case .leave:
      InitDiagnostics.current.report(.pendingOffMainQueue, hook: .afterInit, of: type(of: object))
      notifyWaiters(if: change { $0.forgetWaiters() })
    case .run:
      letGo()
      run(.afterInit, on: object)
      complete()
    case .nothing:
      letGo()
    }
  }

  /// Claims the second hook for the caller; returns whether the caller is to run it.
  func claim(for object: some Initializing) -> Bool {
    let (step, demand) = change { ($0.step, $0.claim()) }
    if step == .new { reportNotStarted(object) }
    if step == .scheduled { leaveList() }
    return demand == .run
  }

  /// Claims the second hook for a caller who would otherwise wait forever.
  func demand(for object: some Initializing) -> InitState.Demand {
    let (step, demand) = change { ($0.step, $0.demand()) }
    if step == .new { reportNotStarted(object) }
    return demand
  }

  /// Notes that the second hook has returned.
  func complete() {
    notifyWaiters(
      if: change { state in
        state.complete()
        return state.forgetWaiters()
      })
  }

  /// Gives the remaining hooks up.
  func abandon() {
    let (step, isAwaited) = change { ($0.abandon(), $0.forgetWaiters()) }
    if step == .scheduled { leaveList() }
    notifyWaiters(if: isAwaited)
  }

  private func reportNotStarted(_ object: some Initializing) {
    InitDiagnostics.current.report(.notStarted, hook: .onInit, of: type(of: object))
  }
}
