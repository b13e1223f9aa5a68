/// One swap of the root of a window, from its first step to its completion.
///
/// It lives as long as anyone may still call back, so that its completion is called on every path.
@MainActor
final class RootSwap<Host: RootSwapHost> {
  private var steps: [RootSwapPlan.Step]
  private let stepsWithoutCover: [RootSwapPlan.Step]
  private let host: Host
  private let newRoot: Host.Controller
  private let duration: Double

  /// The root that there was before, until the end.
  private var oldRoot: Host.Controller?

  /// The number of steps done, by which a completion knows whether it is still waited for.
  private var position = 0

  /// Whether nothing is animated or waited for any more.
  private var isHurried = false

  /// Whether the new root has been set; whoever sets another one afterwards knows why.
  private var hasChangedRoot: Bool

  /// Whether the window had touches, if they were blocked.
  private var hadInteraction: Bool?

  /// What is called at the end, and is nil from then on.
  private var completion: (@MainActor (Bool) -> Void)?

  init(
    _ plan: RootSwapPlan, to newRoot: Host.Controller, in host: Host, duration: Double,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    steps = plan.steps
    stepsWithoutCover = plan.stepsWithoutCover
    oldRoot = host.root
    hasChangedRoot = host.root === newRoot
    self.newRoot = newRoot
    self.host = host
    self.duration = duration
    self.completion = completion
  }

  /// Does all steps up to one that has to be waited for, or to the end.
  func goOn() {
    while position < steps.count {
      let step = steps[position]
      position += 1
      guard perform(step) else { return }
    }
    end(true)
  }

  /// Comes to the end at once, since a later swap takes the place of this one.
  func hurry() {
    rush()
    end(false)
  }

  /// Comes to the end at once, since something that was waited for hasn't come.
  func giveUpWaiting() {
    guard completion != nil else { return }
    rush()
    end(true)
  }

  private func rush() {
    isHurried = true
    while position < steps.count {
      let step = steps[position]
      position += 1
      _ = perform(step)
    }
  }

  private func end(_ isFinished: Bool) {
    guard let completion else { return }
    self.completion = nil
    // A transition of the system that was cut short may not have come to it.
    if !hasChangedRoot { changeRoot() }
    // What waits for an animation that may never end keeps this, but not a screen that nobody sees.
    let gone = oldRoot
    defer { withExtendedLifetime(gone) {} }
    oldRoot = nil
    completion(isFinished)
  }

  private func changeRoot() {
    assignRoot()
    if let oldRoot { host.removeView(of: oldRoot) }
  }

  private func assignRoot() {
    host.root = newRoot
    hasChangedRoot = true
  }

  /// Makes what continues after the step at hand, however often it is called.
  private func continuation() -> @MainActor () -> Void {
    let place = position
    return {
      guard !self.isHurried, self.position == place else { return }
      self.goOn()
    }
  }

  /// Does a step.
  ///
  /// - Returns: Whether the next one can follow.
  private func perform(_ step: RootSwapPlan.Step) -> Bool {
    switch step {
    case .blockInteraction:
      hadInteraction = host.isInteractionEnabled
      host.isInteractionEnabled = false
    case .cover:
      if !isHurried, !host.addCover() { (steps, position) = (stepsWithoutCover, 0) }
    case .dismissPresented:
      guard let oldRoot else { return true }
      host.dismissPresented(by: oldRoot, completion: continuation())
      return isHurried
    case .addBackground: host.addBackground()
    case .flush: host.flush()
    case .assignRoot: assignRoot()
    case .removeOldView:
      if let oldRoot { host.removeView(of: oldRoot) }
    case .raiseCover: host.raiseCover()
    case .animateCover(let scale):
      guard !isHurried else { return true }
      host.animateCover(scale: scale, duration: duration, completion: continuation())
      return false
    case .transition(let system):
      guard !isHurried else { return true }
      host.transition(
        system, duration: duration, changes: { if !self.hasChangedRoot { self.changeRoot() } },
        completion: continuation())
      return false
    case .removeCover: host.removeCover()
    case .restoreInteraction: host.isInteractionEnabled = hadInteraction ?? true
    case .updateStatusBar: host.updateStatusBar()
    }
    return true
  }
}
