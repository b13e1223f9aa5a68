import InitHooks

class Button: InitializingObject {
  var title = "untitled"
  var log: [String] = []
  override func onInit() {
    super.onInit()
    log.append("onInit \(title)")
  }
  override func afterInit() {
    super.afterInit()
    log.append("afterInit \(title)")
  }
}

let button = Button()
button.title = "Send"
precondition(button.log == ["onInit untitled"])
await button.initialized()
precondition(button.log == ["onInit untitled", "afterInit Send"])

let scoped = withInitScope {
  let button = Button()
  button.title = "Save"
  return button
}
precondition(scoped.log == ["onInit untitled", "afterInit Save"])
