import InitHooks

class Button: InitializingObject {
  var title = "Button"
  override func onInit() {
    super.onInit()
    print("made: \(title)")
  }
  override func afterInit() {
    super.afterInit()
    print("configured: \(title)")
  }
}

let button = Button()
button.title = "Send"
await button.initialized()
