import AppBootstrap
import Testing
import UIKit

/// A window that can be seen and has a root, another root for it, and what its swaps are told.
@MainActor struct RootSwapStage {
  let old = Screen("old")
  let new = Screen("new")
  let window: UIWindow
  let results = Arrivals<Bool>()

  /// Makes the stage, with stand-ins that behave well and have noted nothing.
  init() {
    StandIn.reset()
    window = makeWindow(root: old)
    StandIn.current.clearLog()
  }

  /// What the stand-ins have noted.
  var log: [String] { StandIn.current.log }

  /// Gives the window its new root.
  func swap(_ transition: RootTransition = .fade, duration: Double = 0.25) {
    window.setRoot(new, transition: transition, duration: duration) { results.append($0) }
  }

  /// The picture that lies over the window.
  var picture: Picture {
    get throws { try #require(window.subviews.last as? Picture) }
  }

  /// Checks that the swap has ended as it should, whatever happened in it.
  func expectEnd(_ expected: [Bool] = [true], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(results.all == expected, sourceLocation: sourceLocation)
    #expect(window.rootViewController === new, sourceLocation: sourceLocation)
    #expect(
      window.subviews.map(ObjectIdentifier.init) == [ObjectIdentifier(new.view)],
      sourceLocation: sourceLocation)
    #expect(window.isUserInteractionEnabled, sourceLocation: sourceLocation)
    // R8: UIKit gives a root its size, if nobody else does.
    #expect(new.view.frame == window.bounds, sourceLocation: sourceLocation)
    #expect(new.view.transform == .identity, sourceLocation: sourceLocation)
    #expect(new.view.alpha == 1, sourceLocation: sourceLocation)
  }

  /// All transitions.
  nonisolated static let transitions: [RootTransition] = [
    .none, .fade, .focusOut, .focusIn, .crossDissolve, .flipFromLeft, .flipFromRight, .flipFromTop,
    .flipFromBottom, .curlUp, .curlDown,
  ]
}
