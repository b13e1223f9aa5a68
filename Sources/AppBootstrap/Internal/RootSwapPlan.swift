/// What is to be done, in order, to give a window another root.
///
/// All decisions are made here; what carries them out knows views but decides nothing.
package struct RootSwapPlan: Hashable, Sendable {
  /// What there is before the swap.
  package struct Situation: Hashable, Sendable {
    /// Whether the window has a root.
    package var hasOldRoot = true

    /// Whether the new root is the root already.
    package var isSameRoot = false

    /// Whether the old root has presented something.
    package var hasPresented = false

    /// Whether the window can be seen: it has a scene and isn't hidden.
    package var isVisible = true

    /// Whether views may animate at all.
    package var areAnimationsEnabled = true

    /// Whether the user has asked for less motion.
    package var reducesMotion = false

    /// Whether the window has a background of its own.
    package var hasBackground = true

    package init() {}
  }

  /// A thing to do.
  package enum Step: Hashable, Sendable {
    /// Keep touches from the window; remember whether it had them.
    case blockInteraction

    /// Lay a picture of the window over it, with all that is presented.
    case cover

    /// Dismiss what the old root has presented, without animation, and wait until that is done.
    case dismissPresented

    /// Give the window a background, so that nothing black can be seen.
    case addBackground

    /// Let pending changes of the screen take place, which would cancel a system transition.
    case flush

    /// Make the new root the root, without animation, and lay it out.
    case assignRoot

    /// Remove the view of the old root, if it is still there.
    case removeOldView

    /// Bring the picture to the front again, since the new root's view came above it.
    case raiseCover

    /// Fade the picture out while scaling it, and wait until that is done.
    case animateCover(scale: Double)

    /// Do the two steps of a change of roots in a transition of the system, and wait for its end.
    case transition(RootTransition.System)

    /// Remove the picture.
    case removeCover

    /// Let the window have touches again, if it had them before.
    case restoreInteraction

    /// Ask the new root for its status bar and home indicator.
    case updateStatusBar
  }

  /// The things to do, in order.
  package let steps: [Step]

  /// The things to do from the cover on, if there can be no picture.
  package let stepsWithoutCover: [Step]

  /// Decides how to swap roots.
  ///
  /// - Parameters:
  ///   - transition: What was asked for.
  ///   - duration: How long the animation takes, in seconds.
  ///   - situation: What there is.
  package init(_ transition: RootTransition, duration: Double, in situation: Situation) {
    guard !situation.isSameRoot else {
      (steps, stepsWithoutCover) = ([], [])
      return
    }
    let kind = Self.kind(transition, duration: duration, in: situation)
    steps = Self.steps(kind, in: situation)
    stepsWithoutCover =
      switch kind {
      // The interaction is blocked already.
      case .cover: Array(Self.steps(.system(.crossDissolve), in: situation).dropFirst())
      case .none, .system: []
      }
  }

  /// What can and may be animated of what was asked for.
  private static func kind(
    _ transition: RootTransition, duration: Double, in situation: Situation
  ) -> RootTransition.Kind {
    let canAnimate =
      situation.hasOldRoot && situation.isVisible && situation.areAnimationsEnabled
      // Also false for what is not a number.
      && duration > 0 && duration.isFinite
    guard canAnimate else { return .none }
    guard situation.reducesMotion else { return transition.kind }
    return switch transition.kind {
    case .none, .system(.crossDissolve): transition.kind
    case .cover, .system: RootTransition.fade.kind
    }
  }

  private static func steps(_ kind: RootTransition.Kind, in situation: Situation) -> [Step] {
    let dismissal: [Step] = situation.hasPresented ? [.dismissPresented] : []
    let background: [Step] = situation.hasBackground ? [] : [.addBackground]
    let removal: [Step] = situation.hasOldRoot ? [.removeOldView] : []
    return switch kind {
    case .none:
      dismissal + [.assignRoot] + removal + [.updateStatusBar]
    case .cover(let scale):
      [.blockInteraction, .cover] + dismissal + background + [.assignRoot] + removal
        + [.raiseCover, .animateCover(scale: scale), .removeCover, .restoreInteraction]
        + [.updateStatusBar]
    case .system(let system):
      [.blockInteraction] + dismissal + background + [.flush, .transition(system)]
        + [.restoreInteraction, .updateStatusBar]
    }
  }
}
