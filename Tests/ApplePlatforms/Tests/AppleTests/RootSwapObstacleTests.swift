import AppBootstrap
import Testing
import UIKit

// The numbers R1 to R19 are known flaws of root swaps, each with where it was reported.
extension ApplePlatforms {
  /// Swaps with something in their way.
  @MainActor @Suite struct RootSwapObstacleTests {
    private let stage = RootSwapStage()

    // R1, https://stackoverflow.com/q/26763020, and R2: dismissal and nothing else takes it away.
    @Test(arguments: [RootTransition.none, .fade, .flipFromTop], StandIn.Answer.allCases)
    func `what the old root has presented is dismissed and released`(
      transition: RootTransition, answer: StandIn.Answer
    ) async {
      StandIn.current.dismissalAnswer = answer
      weak var presented: Screen?
      do {
        let sheet = Screen("sheet")
        presented = sheet
        stage.old.present(sheet, animated: false)
      }
      let sheetView = presented?.view.map(ObjectIdentifier.init)
      stage.swap(transition, duration: 0.01)
      #expect(stage.log.contains("dismiss old animated false"))
      // The picture is taken before, so that the sheet fades with the rest.
      if transition == .fade, let picture = stage.window.subviews.last as? Picture {
        #expect(picture.pictured.map(ObjectIdentifier.init).last == sheetView)
      }
      StandIn.current.callBack()
      StandIn.current.callBack()
      #expect(await stage.results.next() == true)
      stage.expectEnd()
      #expect(presented == nil)
    }

    // R4, https://github.com/malcommac/UIWindowTransitions/issues/11
    @Test func `a window without a background gets one`() {
      #expect(stage.window.backgroundColor == nil)
      stage.swap()
      #expect(stage.window.backgroundColor === UIColor.systemBackground)
    }

    @Test func `a background of the window's own is left alone`() {
      let color = UIColor()
      stage.window.backgroundColor = color
      stage.swap()
      #expect(stage.window.backgroundColor === color)
    }

    // R5, https://github.com/onmyway133/notes/issues/251
    @Test(arguments: [RootTransition.none, .focusIn, .curlUp])
    func `a view of the old root that UIKit leaves there is removed`(transition: RootTransition) {
      StandIn.current.keepsOldRootViews = true
      stage.swap(transition)
      StandIn.current.callBack()
      stage.expectEnd()
    }

    // R7, http://www.spacemanlabs.com/2012/08/premature-completion-an-embarrassing-problem/
    @Test(arguments: ["no scene", "hidden", "animations off", "no time", "no number"])
    func `nothing is animated where nothing can be`(obstacle: String) {
      var duration = 0.25
      switch obstacle {
      case "no scene": stage.window.windowScene = nil
      case "hidden": stage.window.isHidden = true
      case "animations off": StandIn.current.areAnimationsEnabled = false
      case "no time": duration = 0
      default: duration = .nan
      }
      stage.swap(.focusOut, duration: duration)
      #expect(stage.log.first == "root new animated false")
      stage.expectEnd()
      #expect(StandIn.current.areAnimationsEnabled == (obstacle != "animations off"))
    }

    // R10, https://github.com/lukescott/DraggableCollectionView/issues/27
    @Test func `without a picture the window dissolves`() {
      StandIn.current.canSnapshot = false
      stage.swap(.focusOut)
      #expect(stage.log.contains("transition 5 0.25"))
      StandIn.current.callBack()
      stage.expectEnd()
    }

    // R12, https://github.com/pkluz/PKHUD/issues/70
    @Test func `an overlay that is the key window keeps its own root`() throws {
      let scene = try #require(stage.window.windowScene)
      let overlay = UIWindow(windowScene: scene)
      let banner = Screen("banner")
      overlay.rootViewController = banner
      overlay.makeKeyAndVisible()
      #expect(!stage.window.isKeyWindow)
      stage.swap()
      StandIn.current.callBack()
      stage.expectEnd()
      #expect(overlay.rootViewController === banner)
      #expect(overlay.isKeyWindow)
    }

    // R13
    @Test func `a window without touches gets none by a swap`() {
      stage.window.isUserInteractionEnabled = false
      stage.swap()
      StandIn.current.callBack()
      #expect(stage.results.all == [true])
      #expect(!stage.window.isUserInteractionEnabled)
    }

    // R14
    @Test(arguments: [RootTransition.focusIn, .focusOut, .flipFromLeft, .curlDown])
    func `with reduced motion everything fades`(transition: RootTransition) throws {
      StandIn.current.reducesMotion = true
      stage.swap(transition)
      let picture = try stage.picture
      #expect(picture.transform == .identity)
      #expect(picture.alpha == 0)
      StandIn.current.callBack()
      stage.expectEnd()
    }
  }
}
