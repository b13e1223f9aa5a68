// The first sample of the module: a ready root, its hooks, and a scope.

import InitHooks

class Button: InitializingObject {
  var icon = "none"

  override func onInit() {
    super.onInit()
    print("made with \(icon)")
  }

  override func afterInit() {
    super.afterInit()
    print("complete with \(icon)")
  }
}

@MainActor func viewDidLoad() {
  let button = Button()  // made with none
  button.icon = "star"
}  // and a moment later: complete with star

viewDidLoad()
await Task.yield()

let button = withInitScope {
  let button = Button()
  button.icon = "moon"
  return button
}
