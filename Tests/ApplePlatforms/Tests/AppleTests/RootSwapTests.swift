import AppBootstrap
import QuartzCore
import TestSupport
import Testing
import UIKit

extension ApplePlatforms {
  // The numbers R1 to R19 are known flaws of root swaps, each with where it was reported.
  @MainActor @Suite struct RootSwapTests {
    private let old = Screen("old")
    private let new = Screen("new")
    private let window: UIWindow
    private let results = Results()

    /// What completions have been told.
    @MainActor private final class Results {
      var values: [Bool] = []
    }

    init() {
      StandIn.reset()
      window = makeWindow(root: old)
      StandIn.current.clearLog()
    }

    private var standIn: StandIn { StandIn.current }

    private func swap(_ transition: RootTransition = .fade, duration: Double = 0.25) {
      window.setRoot(new, transition: transition, duration: duration) { results.values.append($0) }
    }

    /// Checks that a swap has ended as it should, whatever happened in it.
    private func expectEnd(_ expected: [Bool] = [true]) {
      #expect(results.values == expected)
      #expect(window.rootViewController === new)
      #expect(window.subviews.map(ObjectIdentifier.init) == [ObjectIdentifier(new.view)])
      #expect(window.isUserInteractionEnabled)
      #expect(new.view.transform == .identity)
      #expect(new.view.alpha == 1)
    }

    // R3, https://github.com/lionheart/openradar-mirror/issues/17627, and R8, R9, R13, R15.
    @Test func `a fade animates a picture of the window above the new root`() throws {
      window.setRoot(new) { results.values.append($0) }
      #expect(
        standIn.log == [
          "interaction false", "picture", "root new animated false", "layout", "animate 0.3",
        ])
      #expect(results.values.isEmpty)
      #expect(new.view.frame == window.bounds)
      #expect(new.view.transform == .identity)
      let picture = try #require(window.subviews.last as? Picture)
      #expect(picture.pictured.map(ObjectIdentifier.init) == [ObjectIdentifier(old.view)])
      #expect(picture.frame == window.bounds)
      #expect(picture.alpha == 0)
      standIn.clearLog()
      standIn.callBack()
      #expect(
        standIn.log == ["interaction true", "status bar of new", "home indicator of new"])
      expectEnd()
    }

    // R9, https://developer.apple.com/forums/thread/671541: only the picture may be scaled.
    @Test(arguments: [(RootTransition.fade, 1.0), (.focusOut, 1.25), (.focusIn, 0.925)])
    func `the picture is scaled`(transition: RootTransition, scale: Double) throws {
      swap(transition)
      let picture = try #require(window.subviews.last as? Picture)
      #expect(picture.transform == CGAffineTransform(scaleX: scale, y: scale))
      standIn.callBack()
      expectEnd()
    }

    @Test(arguments: [
      (RootTransition.flipFromLeft, 1), (.flipFromRight, 2), (.curlUp, 3), (.curlDown, 4),
      (.crossDissolve, 5), (.flipFromTop, 6), (.flipFromBottom, 7),
    ])
    func `a transition of the system has its option`(transition: RootTransition, option: Int) {
      swap(transition)
      #expect(
        standIn.log == [
          "interaction false", "transition \(option) 0.25", "root new animated false", "layout",
        ])
      standIn.callBack()
      expectEnd()
    }

    @Test func `without a transition the root changes at once`() {
      swap(.none)
      #expect(
        standIn.log == [
          "root new animated false", "layout", "status bar of new", "home indicator of new",
        ])
      expectEnd()
    }

    // R1, https://stackoverflow.com/q/26763020, and R2: dismissal and nothing else takes it away.
    @Test(arguments: [RootTransition.none, .fade, .flipFromTop], StandIn.Answer.allCases)
    func `what the old root has presented is dismissed and released`(
      transition: RootTransition, answer: StandIn.Answer
    ) async {
      standIn.dismissalAnswer = answer
      weak var presented: Screen?
      do {
        let sheet = Screen("sheet")
        presented = sheet
        old.present(sheet, animated: false)
      }
      let isPictured = transition == .fade
      let sheetView = presented?.view.map(ObjectIdentifier.init)
      await withCheckedContinuation { done in
        window.setRoot(new, transition: transition, duration: 0.01) {
          results.values.append($0)
          done.resume()
        }
        #expect(standIn.log.contains("dismiss old animated false"))
        // The picture is taken before, so that the sheet fades with the rest.
        if isPictured, let picture = window.subviews.compactMap({ $0 as? Picture }).first {
          #expect(picture.pictured.map(ObjectIdentifier.init).last == sheetView)
        }
        standIn.callBack()
        standIn.callBack()
      }
      expectEnd()
      #expect(presented == nil)
    }

    // R4, https://github.com/malcommac/UIWindowTransitions/issues/11
    @Test func `a window without a background gets one`() {
      #expect(window.backgroundColor == nil)
      swap()
      #expect(window.backgroundColor === UIColor.systemBackground)
    }

    @Test func `a background of the window's own is left alone`() {
      let color = UIColor()
      window.backgroundColor = color
      swap()
      #expect(window.backgroundColor === color)
    }

    // R5, https://github.com/onmyway133/notes/issues/251
    @Test(arguments: [RootTransition.none, .focusIn, .curlUp])
    func `a view of the old root that UIKit leaves there is removed`(transition: RootTransition) {
      standIn.keepsOldRootViews = true
      swap(transition)
      standIn.callBack()
      expectEnd()
    }

    @Test func `an old root that is part of the new one stays there`() throws {
      standIn.keepsOldRootViews = true
      let oldView = try #require(old.view)
      new.addChild(old)
      new.view.addSubview(oldView)
      swap()
      standIn.callBack()
      #expect(oldView.superview === new.view)
      expectEnd()
    }

    // R6, https://github.com/Rightpoint/Swiftilities/pull/103, and R7: completions are unreliable,
    // and so is what they say.
    @Test(arguments: [RootTransition.fade, .crossDissolve], StandIn.Answer.allCases)
    func `the completion is called once whenever UIKit answers`(
      transition: RootTransition, answer: StandIn.Answer
    ) async {
      standIn.animationAnswer = answer
      standIn.animationsFinish = false
      await withCheckedContinuation { done in
        window.setRoot(new, transition: transition, duration: 0.01) {
          results.values.append($0)
          done.resume()
        }
        standIn.callBack()
        standIn.callBack()
      }
      standIn.callBack()
      expectEnd()
    }

    // R7: a transition that is cut short may not have come to its changes.
    @Test func `the root changes even if a transition doesn't do its changes`() {
      standIn.transitionsRunChanges = false
      swap(.flipFromLeft)
      standIn.callBack()
      expectEnd()
    }

    // R7, http://www.spacemanlabs.com/2012/08/premature-completion-an-embarrassing-problem/
    @Test(arguments: ["no scene", "hidden", "animations off", "no time", "no number"])
    func `nothing is animated where nothing can be`(obstacle: String) {
      var duration = 0.25
      switch obstacle {
      case "no scene": window.windowScene = nil
      case "hidden": window.isHidden = true
      case "animations off": standIn.areAnimationsEnabled = false
      case "no time": duration = 0
      default: duration = .nan
      }
      swap(.focusOut, duration: duration)
      #expect(standIn.log.first == "root new animated false")
      expectEnd()
      #expect(standIn.areAnimationsEnabled == (obstacle != "animations off"))
    }

    // R10, https://github.com/lukescott/DraggableCollectionView/issues/27
    @Test func `without a picture the window dissolves`() {
      standIn.canSnapshot = false
      swap(.focusOut)
      #expect(standIn.log.contains("transition 5 0.25"))
      standIn.callBack()
      expectEnd()
    }

    // R11: the first root of a window.
    @Test func `the first root is set at once`() {
      let window = makeWindow(root: nil)
      window.setRoot(new, transition: .curlUp) { results.values.append($0) }
      #expect(window.rootViewController === new)
      #expect(results.values == [true])
    }

    // R12, https://github.com/pkluz/PKHUD/issues/70
    @Test func `an overlay that is the key window keeps its own root`() throws {
      let scene = try #require(window.windowScene)
      let overlay = UIWindow(windowScene: scene)
      let banner = Screen("banner")
      overlay.rootViewController = banner
      overlay.makeKeyAndVisible()
      #expect(!window.isKeyWindow)
      swap()
      standIn.callBack()
      expectEnd()
      #expect(overlay.rootViewController === banner)
      #expect(overlay.isKeyWindow)
    }

    // R13
    @Test func `a window without touches gets none by a swap`() {
      window.isUserInteractionEnabled = false
      swap()
      standIn.callBack()
      #expect(results.values == [true])
      #expect(!window.isUserInteractionEnabled)
    }

    // R14
    @Test(arguments: [RootTransition.focusIn, .focusOut, .flipFromLeft, .curlDown])
    func `with reduced motion everything fades`(transition: RootTransition) throws {
      standIn.reducesMotion = true
      swap(transition)
      let picture = try #require(window.subviews.last as? Picture)
      #expect(picture.transform == .identity)
      #expect(picture.alpha == 0)
      standIn.callBack()
      expectEnd()
    }

    // R16
    @Test(arguments: [RootTransition.fade, .flipFromLeft])
    func `of two swaps the latest wins`(transition: RootTransition) {
      let middle = Screen("middle")
      var first: [Bool] = []
      window.setRoot(middle, transition: transition) { first.append($0) }
      swap(transition)
      #expect(first == [false])
      #expect(!window.isUserInteractionEnabled)
      standIn.callBack()
      #expect(first == [false])
      expectEnd()
    }

    // R16: windows have nothing to do with each other.
    @Test func `swaps of two windows don't meet`() {
      let other = makeWindow(root: Screen("other"))
      var second: [Bool] = []
      swap()
      other.setRoot(Screen("another")) { second.append($0) }
      #expect(results.values.isEmpty)
      standIn.callBack()
      #expect(second == [true])
      expectEnd()
    }

    // R18: a transition that is begun by a touch would be cancelled by the pending changes.
    @Test func `pending changes take place before a transition of the system`() {
      unsafe CATransaction.onFlush = { MainActor.assumeIsolated { StandIn.current.note("flush") } }
      defer { unsafe CATransaction.onFlush = nil }
      swap(.curlUp)
      #expect(standIn.log.prefix(3) == ["interaction false", "flush", "transition 3 0.25"])
    }

    @Test func `the same root again changes nothing`() {
      window.setRoot(old) { results.values.append($0) }
      #expect(standIn.log.isEmpty)
      #expect(results.values == [true])
    }

    @Test func `the asynchronous form returns when the root is in place`() async {
      standIn.animationAnswer = .never
      let isLatest = await window.setRootAsync(new, transition: .focusIn, duration: 0.01)
      results.values.append(isLatest)
      expectEnd()
    }

    @Test func `the asynchronous form tells that a later swap came`() async throws {
      async let isLatest = window.setRootAsync(Screen("middle"))
      try await until { !standIn.log.isEmpty }
      swap(.none)
      #expect(await !isLatest)
      expectEnd()
    }

    @Test func `a window is released some time after its swap has ended`() async throws {
      weak var gone: UIWindow?
      do {
        let scene = UIWindowScene()
        let window = UIWindow(windowScene: scene)
        window.rootViewController = Screen("first")
        window.makeKeyAndVisible()
        gone = window
        window.setRoot(Screen("second"), duration: 0.01) { results.values.append($0) }
        standIn.callBack()
      }
      #expect(results.values == [true])
      try await until { gone == nil }
    }
  }
}
