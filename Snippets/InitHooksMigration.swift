// What the macros of RFInitializing become.

import InitHooks

/// Stands for a root that was copied for a button of UIKit.
@MainActor class BaseButton: MainActorInitializingObject {
  var title: String?
}

final class DownloadButton: BaseButton {
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
}

// snippet.hide
extension DownloadButton {
  func startObserving() { print("observing for \(title ?? "nobody")") }
  nonisolated func stopObserving() { print("observing no more") }
}

// snippet.show
@MainActor func makeButton(configure: (DownloadButton) -> Void) -> DownloadButton {
  withInitScope {
    let button = DownloadButton()
    configure(button)
    return button
  }
}

_ = makeButton { $0.title = "Load" }
