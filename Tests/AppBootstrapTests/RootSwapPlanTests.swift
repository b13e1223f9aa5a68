import AppBootstrap
import Testing

// The numbers R1 to R19 are known flaws of root swaps, each with where it was reported. Those that only
// a window of UIKit can have are tested with the adapters: R2, R12, R17 and R19.
@Suite struct RootSwapPlanTests {
  typealias Step = RootSwapPlan.Step

  private static let moving: [RootTransition] = [
    .focusOut, .focusIn, .flipFromLeft, .flipFromRight, .flipFromTop, .flipFromBottom, .curlUp,
    .curlDown,
  ]
  private static let all = moving + [.none, .fade, .crossDissolve]

  /// The steps of a swap in a situation that differs from the usual one.
  private static func steps(
    _ transition: RootTransition, duration: Double = 0.3,
    _ change: (inout RootSwapPlan.Situation) -> Void = { _ in }
  ) -> [Step] {
    var situation = RootSwapPlan.Situation()
    change(&situation)
    return RootSwapPlan(transition, duration: duration, in: situation).steps
  }

  // R3, https://openradar.appspot.com/32789860: the root is in place before anything is animated.
  // R9, https://developer.apple.com/forums/thread/671541: only the picture is scaled.
  @Test(arguments: [(RootTransition.fade, 1.0), (.focusOut, 1.25), (.focusIn, 0.925)])
  func `a picture of the old screen is animated above the new root`(
    transition: RootTransition, scale: Double
  ) {
    #expect(
      Self.steps(transition) == [
        .blockInteraction, .cover, .assignRoot, .removeOldView, .raiseCover,
        .animateCover(scale: scale), .removeCover, .restoreInteraction, .updateStatusBar,
      ])
  }

  // R18, FlipRootController: a transition begun by a touch is cancelled by pending changes.
  @Test(arguments: RootTransition.System.allCases)
  func `a transition of the system changes the roots in it, after a flush`(
    system: RootTransition.System
  ) {
    #expect(
      Self.steps(RootTransition(kind: .system(system))) == [
        .blockInteraction, .flush, .transition(system), .restoreInteraction, .updateStatusBar,
      ])
  }

  @Test func `without a transition nothing is animated or blocked`() {
    #expect(Self.steps(.none) == [.assignRoot, .removeOldView, .updateStatusBar])
  }

  // R1, https://stackoverflow.com/q/26763020, https://github.com/wix/react-native-navigation/issues/878
  @Test(arguments: all)
  func `what the old root presented is dismissed before the roots change`(
    transition: RootTransition
  ) throws {
    let steps = Self.steps(transition) { $0.hasPresented = true }
    let dismissal = try #require(steps.firstIndex(of: .dismissPresented))
    let change = try #require(
      steps.firstIndex {
        if case .transition = $0 { true } else { $0 == .assignRoot }
      })
    #expect(dismissal < change)
    // It is hidden by the picture, if there is one.
    if let cover = steps.firstIndex(of: .cover) { #expect(cover < dismissal) }
    #expect(steps.count { $0 == .dismissPresented } == 1)
  }

  // R7, an animation that can't be seen may never end.
  // R11, https://github.com/Rightpoint/Swiftilities/pull/103: there may be no old root.
  @Test(arguments: all)
  func `what can not be animated is done at once`(transition: RootTransition) {
    let plain: [Step] = [.assignRoot, .removeOldView, .updateStatusBar]
    #expect(Self.steps(transition) { $0.isVisible = false } == plain)
    #expect(Self.steps(transition) { $0.areAnimationsEnabled = false } == plain)
    for duration in [0, -1, .nan, .infinity, -.infinity] as [Double] {
      #expect(Self.steps(transition, duration: duration) == plain, "\(duration)")
    }
    #expect(Self.steps(transition) { $0.hasOldRoot = false } == [.assignRoot, .updateStatusBar])
  }

  // R14
  @Test(arguments: moving)
  func `reduced motion makes a fade of what moves`(transition: RootTransition) {
    #expect(Self.steps(transition) { $0.reducesMotion = true } == Self.steps(.fade))
  }

  @Test(arguments: [RootTransition.none, .fade, .crossDissolve])
  func `reduced motion changes nothing that doesn't move`(transition: RootTransition) {
    #expect(Self.steps(transition) { $0.reducesMotion = true } == Self.steps(transition))
  }

  // R4, https://github.com/malcommac/UIWindowTransitions/issues/11
  @Test(arguments: moving + [.fade, .crossDissolve])
  func `a window without a background gets one before anything is animated`(
    transition: RootTransition
  ) throws {
    let steps = Self.steps(transition) { $0.hasBackground = false }
    let background = try #require(steps.firstIndex(of: .addBackground))
    let animation = try #require(
      steps.firstIndex {
        switch $0 {
        case .animateCover, .transition: true
        default: false
        }
      })
    #expect(background < animation)
  }

  // R10, https://github.com/lukescott/DraggableCollectionView/issues/27
  @Test func `without a picture there is a cross dissolve, and the rest as before`() {
    var situation = RootSwapPlan.Situation()
    situation.hasPresented = true
    let plan = RootSwapPlan(.focusOut, duration: 1, in: situation)
    #expect(
      plan.stepsWithoutCover == [
        .dismissPresented, .flush, .transition(.crossDissolve), .restoreInteraction,
        .updateStatusBar,
      ])
  }

  @Test(arguments: all)
  func `the same root is left alone`(transition: RootTransition) {
    #expect(Self.steps(transition) { $0.isSameRoot = true }.isEmpty)
  }

  @Test func `transitions are named`() {
    #expect(
      Self.all.map(\.description) == [
        "focusOut", "focusIn", "flipFromLeft", "flipFromRight", "flipFromTop", "flipFromBottom",
        "curlUp", "curlDown", "none", "fade", "crossDissolve",
      ])
  }

  @Test func `in every situation what is blocked, covered or dismissed comes to its end`() {
    for transition in Self.all {
      for bits in 0..<128 {
        let steps = Self.steps(transition) {
          $0.hasOldRoot = bits & 1 == 0
          $0.isSameRoot = bits & 2 != 0
          $0.hasPresented = bits & 4 != 0
          $0.isVisible = bits & 8 == 0
          $0.areAnimationsEnabled = bits & 16 == 0
          $0.reducesMotion = bits & 32 != 0
          $0.hasBackground = bits & 64 == 0
        }
        #expect(steps.contains(.blockInteraction) == steps.contains(.restoreInteraction))
        #expect(steps.contains(.cover) == steps.contains(.removeCover))
        let changes = steps.count {
          if case .transition = $0 { true } else { $0 == .assignRoot }
        }
        #expect(changes == (bits & 2 == 0 ? 1 : 0))
        #expect(Set(steps).count == steps.count, "nothing twice")
      }
    }
  }
}
