@_exported public import Foundation

/// Stands for <https://developer.apple.com/documentation/uikit/uiresponder>.
///
/// Not an `NSObject` here: the plain initializer of that one is nonisolated where it is written in
/// Swift, and couldn't be overridden on the main actor.
@MainActor open class UIResponder {
  /// Stands for <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/init()>.
  public init() {}

  /// Stands for <https://developer.apple.com/documentation/uikit/uiresponder/touchesended(_:with:)>.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
