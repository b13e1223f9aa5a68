import AppBootstrap
import InitHooks
import UIKit

/// A screen that says what should have been seen; a tap goes on to the next one.
final class StepController: InitializingViewController {
  private let label = UILabel()
  private var number = 0

  convenience init(number: Int) {
    self.init(nibName: nil, bundle: nil)
    self.number = number
  }

  override func onInit() {
    super.onInit()
    Journal.note("onInit")
  }

  override func afterInit() {
    super.afterInit()
    title = "\(number) of \(Step.all.count)"
    Journal.note("afterInit of \(number)")
  }

  override func loadView() {
    label.numberOfLines = 0
    label.textAlignment = .center
    label.isUserInteractionEnabled = true
    label.backgroundColor = .systemBackground
    label.text =
      number == 0 ? "Tap to begin." : Step.all[number - 1].expectation + "\n\nTap to go on."
    view = label
  }

  /// The controller under a navigation bar.
  func inNavigation() -> UIViewController { UINavigationController(rootViewController: self) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let step = Step.all[number % Step.all.count]
    guard let window = view.window else { return }
    let next = StepController(number: number % Step.all.count + 1).inNavigation()
    let swap = {
      window.setRoot(next, transition: step.transition, duration: 0.6) { finished in
        Journal.note("\(step.transition) finished: \(finished)")
      }
    }
    guard step.presentsBefore else { return swap() }
    present(UIViewController(), animated: true) { swap() }
  }

  deinit { Journal.note("deinit, \(initialization.phase)") }
}
