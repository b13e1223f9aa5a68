import LifecycleKit

/// A tip that is shown once, by whichever screen asks first.
@MainActor
final class Tips: OnceCalling {
  let once = Once()

  func show(_ body: (_ tip: String) -> Void) {
    once.call { body("try another colour with --color, for example --color Red.") }
  }
}
