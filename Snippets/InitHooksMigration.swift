// What the macros of RFInitializing become.

import InitHooks

class BaseObject: InitializingObject {}

final class DownloadButton: BaseObject {
  var title: String?
  var isObserving = false

  override func onInit() {
    super.onInit()
    title = "Download"
  }

  override func afterInit() {
    super.afterInit()
    startObserving()
  }

  deinit {
    if initialization.phase == .finished { stopObserving() }
  }

  // snippet.hide
  func startObserving() { isObserving = true }
  func stopObserving() { precondition(isObserving) }
  // snippet.show
}

func makeButton(configure: (DownloadButton) -> Void) -> DownloadButton {
  withInitScope {
    let button = DownloadButton()
    configure(button)
    return button
  }
}

_ = makeButton { $0.title = "Load" }
