import Dispatch
import InitHooks

// The same small object with both hooks, and four ways to have the second one called.

@MainActor final class HookedObject: MainActorInitializingObject {
  var number = 0
  var state = 0

  convenience init(number: Int) {
    self.init()
    self.number = number
  }

  override func onInit() {
    super.onInit()
    state = 1
  }

  override func afterInit() {
    super.afterInit()
    state += number
  }
}

@MainActor class PlainObject {
  var number: Int
  var state = 0

  init(number: Int) {
    self.number = number
    onInit()
  }

  func onInit() { state = 1 }
  func afterInit() { state += number }
}

final class DispatchedObject: PlainObject {
  override init(number: Int) {
    super.init(number: number)
    DispatchQueue.main.async { self.afterInit() }
  }
}

final class TaskedObject: PlainObject {
  override init(number: Int) {
    super.init(number: number)
    Task { @MainActor in self.afterInit() }
  }
}
