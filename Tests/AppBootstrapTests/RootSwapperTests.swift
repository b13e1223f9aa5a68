import AppBootstrap
import Testing

// The numbers R1 to R19 are known flaws of root swaps, each with where it was reported.
@MainActor @Suite final class RootSwapperTests {
  private let old = FakeController("old")
  private let new = FakeController("new")
  private let window: FakeWindow
  private let swapper = RootSwapper<FakeWindow>()

  init() { window = FakeWindow(root: old) }

  // What it would call back holds the window.
  isolated deinit { window.forgetCallbacks() }

  /// The results of a completion.
  @MainActor private final class Results {
    var values: [Bool] = []
  }

  private func swap(
    to root: FakeController, _ transition: RootTransition = .fade, duration: Double = 0.3
  ) -> Results {
    let results = Results()
    swapper.swap(to: root, in: window, transition: transition, duration: duration) {
      results.values.append($0)
    }
    return results
  }

  // R3, R8, R13, R15
  @Test func `a fade is carried out in order and completes once`() {
    let results = swap(to: new)
    #expect(
      window.log == [
        "interaction false", "cover", "root new", "remove old", "raise", "animate 1.0",
      ]
    )
    #expect(results.values.isEmpty)
    #expect(window.isCovered)
    window.clearLog()
    window.callBack()
    #expect(window.log == ["uncover", "interaction true", "status bar"])
    #expect(results.values == [true])
    window.endWaits()
    #expect(results.values == [true])
  }

  @Test func `a transition of the system changes the roots in it`() {
    let results = swap(to: new, .curlUp)
    window.callBack()
    #expect(
      window.log == [
        "interaction false", "flush", "transition curlUp", "root new", "remove old",
        "interaction true", "status bar",
      ])
    #expect(results.values == [true])
  }

  // R6, https://github.com/Rightpoint/Swiftilities/pull/103, and R7: completions are unreliable.
  @Test(arguments: FakeWindow.Answer.allCases, FakeWindow.Answer.allCases)
  func `the completion is called once however the window answers`(
    dismissal: FakeWindow.Answer, animation: FakeWindow.Answer
  ) {
    let transitions: [RootTransition] = [.none, .fade, .focusOut, .crossDissolve, .flipFromTop]
    for transition in transitions {
      for (canSnapshot, runsChanges) in [
        (true, true), (false, true), (true, false), (false, false),
      ] {
        let old = FakeController("old")
        old.presents = true
        let window = FakeWindow(root: old)
        window.dismissalAnswer = dismissal
        window.animationAnswer = animation
        window.canSnapshot = canSnapshot
        window.runsChanges = runsChanges
        var results: [Bool] = []
        RootSwapper().swap(to: new, in: window, transition: transition, duration: 0.3) {
          results.append($0)
        }
        for _ in 0..<3 { window.callBack() }
        window.endWaits()
        for _ in 0..<3 { window.callBack() }
        #expect(results == [true])
        #expect(window.isInteractionEnabled)
        #expect(!window.isCovered)
        // R5, https://github.com/onmyway133/notes/issues/251: nothing of the old root is left.
        #expect(window.root === new)
        #expect(window.shown == ["new"])
      }
    }
  }

  // R1, https://stackoverflow.com/q/27153956
  @Test func `the roots change when the dismissal has ended`() {
    old.presents = true
    window.dismissalAnswer = .later
    let results = swap(to: new)
    #expect(window.log == ["interaction false", "cover", "dismiss old"])
    window.callBack()
    #expect(window.log.contains("root new"))
    window.callBack()
    #expect(results.values == [true])
  }

  // R10
  @Test func `without a picture the window dissolves`() {
    window.canSnapshot = false
    let results = swap(to: new, .focusIn)
    window.callBack()
    #expect(
      window.log == [
        "interaction false", "cover", "flush", "transition crossDissolve", "root new", "remove old",
        "interaction true", "status bar",
      ])
    #expect(results.values == [true])
  }

  // R11
  @Test func `the first root is set at once`() {
    let window = FakeWindow(root: nil)
    var results: [Bool] = []
    swapper.swap(to: new, in: window, transition: .focusOut, duration: 1) { results.append($0) }
    #expect(window.log == ["root new", "status bar"])
    #expect(results == [true])
    #expect(window.waits.isEmpty)
  }

  // R13
  @Test func `a window without touches gets none by a swap`() {
    window.isInteractionEnabled = false
    _ = swap(to: new)
    window.callBack()
    #expect(!window.isInteractionEnabled)
  }

  // R16
  @Test(arguments: [RootTransition.fade, .flipFromLeft])
  func `of two swaps the latest wins`(transition: RootTransition) {
    let first = swap(to: new, transition)
    let newer = FakeController("newer")
    let second = swap(to: newer, transition)
    #expect(first.values == [false])
    #expect(second.values.isEmpty)
    #expect(!window.isInteractionEnabled)
    window.callBack()
    window.endWaits()
    #expect(first.values == [false])
    #expect(second.values == [true])
    #expect(window.root === newer)
    #expect(window.shown == ["newer"])
    #expect(window.isInteractionEnabled)
    #expect(!window.isCovered)
  }

  @Test func `a swap that waits for a dismissal gives way to a later one`() {
    old.presents = true
    window.dismissalAnswer = .later
    let first = swap(to: new)
    let newer = FakeController("newer")
    let second = swap(to: newer)
    #expect(first.values == [false])
    for _ in 0..<3 { window.callBack() }
    #expect(second.values == [true])
    #expect(window.shown == ["newer"])
  }

  @Test func `a swap begun in the completion of one that gives way is the latest`() {
    let (last, newer) = (FakeController("last"), FakeController("newer"))
    var results: [String] = []
    swapper.swap(to: new, in: window, transition: .fade, duration: 1) { [swapper, window] in
      results.append("first \($0)")
      swapper.swap(to: last, in: window, transition: .fade, duration: 1) {
        results.append("last \($0)")
      }
    }
    swapper.swap(to: newer, in: window, transition: .fade, duration: 1) {
      results.append("second \($0)")
    }
    window.callBack()
    #expect(results == ["first false", "second false", "last true"])
    #expect(window.shown == ["last"])
  }

  @Test func `a swap begun in the completion of one that has ended is a swap like others`() {
    let newer = FakeController("newer")
    var results: [Bool] = []
    swapper.swap(to: new, in: window, transition: .fade, duration: 1) { [swapper, window] _ in
      swapper.swap(to: newer, in: window, transition: .none, duration: 1) { results.append($0) }
    }
    window.callBack()
    #expect(results == [true])
    #expect(window.shown == ["newer"])
  }

  @Test(arguments: [RootTransition.none, .fade, .focusOut, .flipFromLeft])
  func `a swap begun as the root of another one is set is the latest`(transition: RootTransition) {
    let newer = FakeController("newer")
    var second: Results?
    window.rootWasSet = { [unowned self] in second = swap(to: newer, transition) }
    let first = swap(to: new, transition)
    window.callBack()
    window.endWaits()
    #expect(first.values == [false])
    #expect(second?.values == [true])
    #expect(window.root === newer)
    #expect(window.shown == ["newer"])
    #expect(window.isInteractionEnabled)
    #expect(!window.isCovered)
  }

  @Test func `the root that is there already is not set again`() {
    let results = swap(to: old)
    #expect(results.values == [true])
    #expect(window.log.isEmpty)
  }

  @Test func `a swap ends when its window's swapper is gone`() {
    var results: [Bool] = []
    window.animationAnswer = .never
    RootSwapper().swap(to: new, in: window, transition: .fade, duration: 1) { results.append($0) }
    #expect(window.waits.map(\.seconds) == [2])
    window.endWaits()
    #expect(results == [true])
  }

  @Test func `a root that someone else sets meanwhile is left in place`() {
    let results = swap(to: new)
    let other = FakeController("other")
    window.root = other
    window.callBack()
    #expect(results.values == [true])
    #expect(window.root === other)
  }

  @Test(arguments: [RootTransition.none, .fade, .flipFromLeft])
  func `the old root goes with the end of the swap`(transition: RootTransition) {
    weak var gone: FakeController?
    do {
      let root = FakeController("older")
      gone = root
      window.root = root
      window.removeView(of: old)
    }
    let results = swap(to: new, transition)
    window.callBack()
    #expect(results.values == [true])
    // The wait for an animation that never ends goes on.
    #expect(window.waits.isEmpty == (transition == .none))
    #expect(gone == nil)
  }

  @Test func `nothing keeps the old root alive`() {
    weak var gone: FakeController?
    do {
      let root = FakeController("old")
      gone = root
      let window = FakeWindow(root: root)
      swapper.swap(to: new, in: window, transition: .fade, duration: 1) { _ in }
      window.callBack()
      window.endWaits()
    }
    #expect(gone == nil)
  }
}
