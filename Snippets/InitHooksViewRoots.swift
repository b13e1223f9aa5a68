// Roots to copy for classes of UIKit and AppKit. Where there is no UIKit, stand-ins with the same
// initializers take the place of its classes, so that the samples compile everywhere.

// snippet.hide
import Foundation
import InitHooks

#if canImport(UIKit)
import UIKit
#else
@MainActor class UIView {
  init(frame: CGRect) {}
  required init?(coder: NSCoder) {}
}

@MainActor class UITableViewCell: UIView {
  enum CellStyle { case `default` }
  init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor class UIStackView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init(coder: NSCoder) { super.init(frame: .zero) }
}

@MainActor class UIViewController {
  init(nibName: String?, bundle: Bundle?) {}
  required init?(coder: NSCoder) {}
}
#endif

#if canImport(AppKit)
import AppKit
#else
@MainActor class NSView {
  init(frame: NSRect) {}
  required init?(coder: NSCoder) {}
}

enum NSNib { typealias Name = String }

@MainActor class NSViewController {
  init(nibName: NSNib.Name?, bundle: Bundle?) {}
  required init?(coder: NSCoder) {}
}
#endif
// snippet.show

class BaseView: UIView, @MainActor Initializing {
  nonisolated let initialization = Initialization()

  override init(frame: CGRect) {
    super.init(frame: frame)
    runInitHooks()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    runInitHooks(keepAlive: false)
  }

  func onInit() {}
  func afterInit() {}
}

class BaseCell: UITableViewCell, @MainActor Initializing {
  nonisolated let initialization = Initialization()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    runInitHooks()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    runInitHooks(keepAlive: false)
  }

  func onInit() {}
  func afterInit() {}
}

class BaseStackView: UIStackView, @MainActor Initializing {
  nonisolated let initialization = Initialization()

  override init(frame: CGRect) {
    super.init(frame: frame)
    runInitHooks()
  }

  required init(coder: NSCoder) {
    super.init(coder: coder)
    runInitHooks(keepAlive: false)
  }

  func onInit() {}
  func afterInit() {}
}

class BaseViewController: UIViewController, @MainActor Initializing {
  nonisolated let initialization = Initialization()

  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    runInitHooks()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    runInitHooks(keepAlive: false)
  }

  func onInit() {}
  func afterInit() {}
}

class BaseDesktopView: NSView, @MainActor Initializing {
  nonisolated let initialization = Initialization()

  override init(frame: NSRect) {
    super.init(frame: frame)
    runInitHooks()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    runInitHooks(keepAlive: false)
  }

  func onInit() {}
  func afterInit() {}
}

class BaseDesktopViewController: NSViewController, @MainActor Initializing {
  nonisolated let initialization = Initialization()

  override init(nibName: NSNib.Name?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    runInitHooks()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    runInitHooks(keepAlive: false)
  }

  func onInit() {}
  func afterInit() {}
}

// A subclass of such a root has both initializers and writes neither.
final class Meter: BaseView {
  var value = 0

  override func onInit() {
    super.onInit()
    value = 1
  }

  override func afterInit() {
    super.afterInit()
    print("a meter that shows \(value)")
  }
}

withInitScope {
  let meter = Meter(frame: .zero)
  meter.value = 7
}
