import AppBootstrap

/// A controller of views that does nothing.
@MainActor final class FakeController {
  let name: String
  var presents = false
  init(_ name: String) { self.name = name }
}

/// A window that writes down what is done to it, and calls back as it is told to.
@MainActor final class FakeWindow: RootSwapHost {
  /// When a completion is called.
  enum Answer: CaseIterable {
    case atOnce, later, twice, never
  }

  var dismissalAnswer = Answer.atOnce
  var animationAnswer = Answer.later
  var canSnapshot = true
  var runsChanges = true

  /// Called once, while a root is being set, as the code of a controller is.
  var rootWasSet: (@MainActor () -> Void)?

  private(set) var log: [String] = []
  private(set) var isCovered = false
  private(set) var waits: [(seconds: Double, body: @MainActor () -> Void)] = []
  private var pending: [@MainActor () -> Void] = []
  private var views: [FakeController] = []

  var situation = RootSwapPlan.Situation()

  var root: FakeController? {
    didSet {
      if let root {
        log.append("root \(root.name)")
        views.append(root)
      }
      let rootWasSet = rootWasSet
      self.rootWasSet = nil
      rootWasSet?()
    }
  }

  var isInteractionEnabled = true {
    didSet { log.append("interaction \(isInteractionEnabled)") }
  }

  /// The names of the roots whose views are in the window.
  var shown: [String] { views.map(\.name) }

  init(root: FakeController?) {
    self.root = root
    views = root.map { [$0] } ?? []
  }

  /// Calls the completions that are to be called later.
  func callBack() {
    let bodies = pending
    pending = []
    for body in bodies { body() }
  }

  /// Lets all waits end.
  func endWaits() {
    let bodies = waits
    waits = []
    for wait in bodies { wait.body() }
  }

  /// Calls nothing back any more.
  func forgetCallbacks() { (pending, waits) = ([], []) }

  func clearLog() { log = [] }

  func hasPresented(_ controller: FakeController) -> Bool { controller.presents }

  func dismissPresented(
    by controller: FakeController, completion: @escaping @MainActor () -> Void
  ) {
    log.append("dismiss \(controller.name)")
    answer(dismissalAnswer) {
      controller.presents = false
      completion()
    }
  }

  func addCover() -> Bool {
    log.append("cover")
    isCovered = canSnapshot
    return canSnapshot
  }

  func raiseCover() { log.append("raise") }

  func animateCover(
    scale: Double, duration: Double, completion: @escaping @MainActor () -> Void
  ) {
    log.append("animate \(scale)")
    answer(animationAnswer, completion)
  }

  func removeCover() {
    log.append("uncover")
    isCovered = false
  }

  func addBackground() { log.append("background") }

  func flush() { log.append("flush") }

  func transition(
    _ system: RootTransition.System, duration: Double, changes: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    log.append("transition \(system)")
    if runsChanges { changes() }
    answer(animationAnswer, completion)
  }

  func removeView(of controller: FakeController) {
    log.append("remove \(controller.name)")
    views.removeAll { $0 === controller }
  }

  func updateStatusBar() { log.append("status bar") }

  func wait(_ seconds: Double, then body: @escaping @MainActor () -> Void) {
    waits.append((seconds, body))
  }

  private func answer(_ answer: Answer, _ completion: @escaping @MainActor () -> Void) {
    switch answer {
    case .atOnce: completion()
    case .later: pending.append(completion)
    case .twice: pending += [completion, completion]
    case .never: break
    }
  }
}
