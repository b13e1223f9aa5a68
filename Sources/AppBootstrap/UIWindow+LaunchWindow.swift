#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A window of UIKit is shown by a launch as it is.
extension UIWindow: LaunchWindow {}
#endif
// Without UIKit, or on watchOS, which has no windows: adopt `LaunchWindow` in what stands for one.
