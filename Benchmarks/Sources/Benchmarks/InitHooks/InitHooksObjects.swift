import Dispatch
import InitHooks

// The same small object with both hooks, and four ways to have the second one called.

@MainActor class HookedObject: @MainActor Initializing {
  nonisolated let initialization = Initialization()
  var number: Int
  var state = 0

  init(number: Int) {
    self.number = number
    runInitHooks()
  }

  func onInit() { state = number }
  func afterInit() { state += 1 }
}

@MainActor class PlainObject {
  var number: Int
  var state = 0

  init(number: Int) {
    self.number = number
    onInit()
  }

  func onInit() { state = number }
  func afterInit() { state += 1 }
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
