import AppBootstrap
import QuartzCore
import Testing
import UIKit

// The numbers R1 to R19 are known flaws of root swaps, each with where it was reported.
extension ApplePlatforms {
  /// Swaps that nothing stands in the way of.
  @MainActor @Suite struct RootSwapTests {
    private let stage = RootSwapStage()

    // R3, https://github.com/lionheart/openradar-mirror/issues/17627, and R8, R9, R13, R15.
    @Test func `a fade animates a picture of the window above the new root`() throws {
      stage.window.setRoot(stage.new) { stage.results.append($0) }
      #expect(
        stage.log == [
          "interaction false", "picture", "root new animated false", "layout", "animate 0.3",
        ])
      #expect(stage.results.all.isEmpty)
      #expect(stage.new.view.frame == stage.window.bounds)
      #expect(stage.new.view.transform == .identity)
      let picture = try stage.picture
      #expect(picture.pictured.map(ObjectIdentifier.init) == [ObjectIdentifier(stage.old.view)])
      #expect(picture.frame == stage.window.bounds)
      #expect(picture.alpha == 0)
      StandIn.current.clearLog()
      StandIn.current.callBack()
      #expect(stage.log == ["interaction true", "status bar of new", "home indicator of new"])
      stage.expectEnd()
    }

    // R9, https://developer.apple.com/forums/thread/671541: only the picture may be scaled.
    @Test(arguments: [(RootTransition.fade, 1.0), (.focusOut, 1.25), (.focusIn, 0.925)])
    func `the picture is scaled`(transition: RootTransition, scale: Double) throws {
      stage.swap(transition)
      let picture = try stage.picture
      #expect(picture.transform == CGAffineTransform(scaleX: scale, y: scale))
      StandIn.current.callBack()
      stage.expectEnd()
    }

    @Test(arguments: [
      (RootTransition.flipFromLeft, 1), (.flipFromRight, 2), (.curlUp, 3), (.curlDown, 4),
      (.crossDissolve, 5), (.flipFromTop, 6), (.flipFromBottom, 7),
    ])
    func `a transition of the system has its option`(transition: RootTransition, option: Int) {
      stage.swap(transition)
      #expect(
        stage.log == [
          "interaction false", "transition \(option) 0.25", "root new animated false", "layout",
        ])
      StandIn.current.callBack()
      stage.expectEnd()
    }

    @Test func `without a transition the root changes at once`() {
      stage.swap(.none)
      #expect(
        stage.log == [
          "root new animated false", "layout", "status bar of new", "home indicator of new",
        ])
      stage.expectEnd()
    }

    @Test func `the same root again changes nothing`() {
      stage.window.setRoot(stage.old) { stage.results.append($0) }
      #expect(stage.log.isEmpty)
      #expect(stage.results.all == [true])
    }

    // R11, https://github.com/Rightpoint/Swiftilities/pull/103: the first root of a window.
    @Test func `the first root is set at once`() {
      let window = makeWindow(root: nil)
      window.setRoot(stage.new, transition: .curlUp) { stage.results.append($0) }
      #expect(window.rootViewController === stage.new)
      #expect(stage.results.all == [true])
    }

    // R17, https://github.com/lionheart/openradar-mirror/issues/19146: asking a root for its
    // presentation controller makes one, which holds the root as the root holds it.
    @Test(arguments: RootSwapStage.transitions, [false, true])
    func `no root is asked for its presentation controller`(
      transition: RootTransition, hasPresented: Bool
    ) {
      if hasPresented { stage.old.present(Screen("sheet"), animated: false) }
      stage.swap(transition)
      StandIn.current.callBack()
      stage.expectEnd()
      #expect(!stage.log.contains { $0.hasPrefix("presentation controller") })
    }

    // R18, FlipRootController: a transition that is begun by a touch would be cancelled by the
    // pending changes.
    @Test func `pending changes take place before a transition of the system`() {
      unsafe CATransaction.onFlush = { MainActor.assumeIsolated { StandIn.current.note("flush") } }
      defer { unsafe CATransaction.onFlush = nil }
      stage.swap(.curlUp)
      #expect(stage.log.prefix(3) == ["interaction false", "flush", "transition 3 0.25"])
    }

    // R19, https://github.com/malcommac/UIWindowTransitions/issues/7: a container becomes the root,
    // and shows the old root as its child.
    @Test(arguments: RootSwapStage.transitions)
    func `an old root that is part of the new one stays there`(transition: RootTransition) throws {
      StandIn.current.keepsOldRootViews = true
      let oldView = try #require(stage.old.view)
      stage.new.addChild(stage.old)
      stage.new.view.addSubview(oldView)
      stage.swap(transition)
      StandIn.current.callBack()
      #expect(oldView.superview === stage.new.view)
      stage.expectEnd()
    }
  }
}
