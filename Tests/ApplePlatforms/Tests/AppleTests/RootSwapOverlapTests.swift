import AppBootstrap
import Testing
import UIKit

// R16: of swaps that overlap, the latest wins.
extension ApplePlatforms {
  /// Swaps that begin before another one has ended.
  @MainActor @Suite struct RootSwapOverlapTests {
    private let stage = RootSwapStage()

    @Test(arguments: [RootTransition.fade, .flipFromLeft])
    func `of two swaps the latest wins`(transition: RootTransition) {
      let first = Arrivals<Bool>()
      stage.window.setRoot(Screen("middle"), transition: transition) { first.append($0) }
      stage.swap(transition)
      #expect(first.all == [false])
      #expect(!stage.window.isUserInteractionEnabled)
      StandIn.current.callBack()
      #expect(first.all == [false])
      stage.expectEnd()
    }

    @Test func `a swap that waits for a dismissal gives way to a later one`() {
      StandIn.current.dismissalAnswer = .late
      stage.old.present(Screen("sheet"), animated: false)
      let first = Arrivals<Bool>()
      stage.window.setRoot(Screen("middle")) { first.append($0) }
      stage.swap(.none)
      #expect(first.all == [false])
      StandIn.current.callBack()
      stage.expectEnd()
    }

    @Test func `touches are kept from a window that had none, however many swaps overlap`() {
      stage.window.isUserInteractionEnabled = false
      for transition in RootSwapStage.transitions {
        stage.window.setRoot(Screen("\(transition)"), transition: transition)
      }
      stage.swap()
      StandIn.current.callBack()
      #expect(stage.results.all == [true])
      #expect(!stage.window.isUserInteractionEnabled)
    }

    @Test func `swaps of two windows don't meet`() {
      let other = makeWindow(root: Screen("other"))
      let second = Arrivals<Bool>()
      stage.swap()
      other.setRoot(Screen("another")) { second.append($0) }
      #expect(stage.results.all.isEmpty)
      StandIn.current.callBack()
      #expect(second.all == [true])
      stage.expectEnd()
    }
  }
}
