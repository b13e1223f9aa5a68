@_exported public import Foundation

/// Stands for <https://developer.apple.com/documentation/appkit/nsresponder>.
@MainActor open class NSResponder {
  /// Stands for <https://developer.apple.com/documentation/appkit/nsresponder/init()>.
  public init() {}

  /// Stands for <https://developer.apple.com/documentation/appkit/nsresponder/init(coder:)>.
  public required init?(coder: NSCoder) {}
}

/// Stands for <https://developer.apple.com/documentation/appkit/nsview>.
@MainActor open class NSView: NSResponder {
  /// Stands for <https://developer.apple.com/documentation/appkit/nsview/init(frame:)>.
  public init(frame frameRect: NSRect) { super.init() }

  /// Stands for <https://developer.apple.com/documentation/appkit/nsview/init(coder:)>.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Inherited from the root class.
  public convenience override init() { self.init(frame: NSRect()) }
}

/// Stands for <https://developer.apple.com/documentation/appkit/nsviewcontroller>.
@MainActor open class NSViewController: NSResponder {
  /// Stands for <https://developer.apple.com/documentation/appkit/nsviewcontroller/init(nibname:bundle:)>.
  public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Stands for <https://developer.apple.com/documentation/appkit/nsviewcontroller/init(coder:)>.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Inherited from the root class.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
}

/// Stands for <https://developer.apple.com/documentation/appkit/nsnib>.
open class NSNib {
  /// Stands for <https://developer.apple.com/documentation/appkit/nsnib/name>.
  public typealias Name = String
}
