/// Stands for <https://developer.apple.com/documentation/uikit/uitouch>.
@MainActor open class UITouch: NSObject {}

/// Stands for <https://developer.apple.com/documentation/uikit/uievent>.
@MainActor open class UIEvent {}
