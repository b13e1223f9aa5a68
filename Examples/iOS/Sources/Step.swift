import AppBootstrap

/// One thing to look at: a swap of the root, and what should be seen.
struct Step {
  let transition: RootTransition
  let expectation: String
  var presentsBefore = false

  static let all = [
    Step(transition: .fade, expectation: "The old screen fades; the bar doesn't jump."),
    Step(transition: .focusOut, expectation: "The old screen grows and fades."),
    Step(transition: .focusIn, expectation: "The old screen shrinks and fades."),
    Step(transition: .crossDissolve, expectation: "The whole window dissolves."),
    Step(
      transition: .flipFromLeft, expectation: "The window flips from the left; nothing is black."),
    Step(transition: .flipFromTop, expectation: "The window flips from the top."),
    Step(transition: .curlUp, expectation: "The old screen curls up."),
    Step(transition: .curlDown, expectation: "The new screen curls down."),
    Step(transition: .none, expectation: "The new screen is there at once."),
    Step(
      transition: .fade, expectation: "A sheet came up, and faded with the screen below it.",
      presentsBefore: true),
    Step(
      transition: .flipFromRight, expectation: "A sheet came up, and was gone before the flip.",
      presentsBefore: true),
  ]
}
