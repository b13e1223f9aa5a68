import AppBootstrap
import Testing
import UIKit

// The numbers R1 to R19 are known flaws of root swaps, each with where it was reported.
extension ApplePlatforms {
  /// What the completion of a swap is told, and when.
  @MainActor @Suite struct RootSwapCompletionTests {
    private let stage = RootSwapStage()

    /// A window that tells its end.
    final class FleetingWindow: UIWindow {
      let ends = Arrivals<Bool>()
      deinit { ends.append(true) }
    }

    // R6, https://github.com/Rightpoint/Swiftilities/pull/103, and R7: completions are unreliable,
    // and so is what they say.
    @Test(arguments: [RootTransition.fade, .crossDissolve], StandIn.Answer.allCases)
    func `the completion is called once whenever UIKit answers`(
      transition: RootTransition, answer: StandIn.Answer
    ) async {
      StandIn.current.animationAnswer = answer
      StandIn.current.animationsFinish = false
      stage.swap(transition, duration: 0.01)
      StandIn.current.callBack()
      StandIn.current.callBack()
      #expect(await stage.results.next() == true)
      StandIn.current.callBack()
      stage.expectEnd()
    }

    // R7: a transition that is cut short may not have come to its changes.
    @Test func `the root changes even if a transition doesn't do its changes`() {
      StandIn.current.transitionsRunChanges = false
      stage.swap(.flipFromLeft)
      StandIn.current.callBack()
      stage.expectEnd()
    }

    @Test func `the completion may be left out`() {
      stage.window.setRoot(stage.new, transition: .curlUp)
      StandIn.current.callBack()
      stage.expectEnd([])
    }

    @Test func `the asynchronous form returns when the root is in place`() async {
      StandIn.current.animationAnswer = .never
      let stage = stage
      Task {
        stage.results.append(
          await stage.window.setRootAsync(stage.new, transition: .focusIn, duration: 0.01))
      }
      #expect(await stage.results.next() == true)
      stage.expectEnd()
    }

    @Test func `the asynchronous form tells that a later swap came`() async {
      let (stage, first) = (stage, Arrivals<Bool>())
      let middle = Screen("middle")
      Task { first.append(await stage.window.setRootAsync(middle)) }
      // Comes after the task, since the main actor takes both in their order.
      Task { stage.swap(.none) }
      #expect(await first.next() == false)
      #expect(await stage.results.next() == true)
      stage.expectEnd()
    }

    @Test func `cancelling the asynchronous form doesn't cut the transition short`() async {
      let stage = stage
      let task = Task { stage.results.append(await stage.window.setRootAsync(stage.new)) }
      task.cancel()
      let hasBegun = Arrivals<Bool>()
      Task { hasBegun.append(!stage.log.isEmpty) }
      #expect(await hasBegun.next() == true)
      #expect(stage.results.all.isEmpty)
      StandIn.current.callBack()
      #expect(await stage.results.next() == true)
      stage.expectEnd()
    }

    @Test func `a window is released some time after its swap has ended`() async {
      let ends: Arrivals<Bool>
      do {
        let scene = UIWindowScene()
        let window = FleetingWindow(windowScene: scene)
        window.rootViewController = Screen("first")
        window.makeKeyAndVisible()
        ends = window.ends
        window.setRoot(Screen("second"), duration: 0.01) { stage.results.append($0) }
        StandIn.current.callBack()
      }
      #expect(stage.results.all == [true])
      #expect(await ends.next() == true)
    }
  }
}
