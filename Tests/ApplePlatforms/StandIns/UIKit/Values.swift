/// Stands for <https://developer.apple.com/documentation/corefoundation/cgaffinetransform>.
public struct CGAffineTransform: Equatable, Sendable {
  /// Stands for <https://developer.apple.com/documentation/corefoundation/cgaffinetransform/a>.
  public var a: Double

  /// Stands for <https://developer.apple.com/documentation/corefoundation/cgaffinetransform/d>.
  public var d: Double

  /// Stands for <https://developer.apple.com/documentation/corefoundation/cgaffinetransform/init(scalex:y:)>.
  public init(scaleX sx: CGFloat, y sy: CGFloat) { (a, d) = (Double(sx), Double(sy)) }

  /// Stands for <https://developer.apple.com/documentation/corefoundation/cgaffinetransform/identity>.
  public static var identity: CGAffineTransform { CGAffineTransform(scaleX: 1, y: 1) }
}

/// Stands for <https://developer.apple.com/documentation/uikit/uicolor>.
open class UIColor: NSObject, @unchecked Sendable {
  /// Stands for <https://developer.apple.com/documentation/uikit/uicolor/systembackground>.
  public class var systemBackground: UIColor { background }

  private static let background = UIColor()
}

/// Stands for <https://developer.apple.com/documentation/uikit/uiaccessibility>.
public struct UIAccessibility: Sendable {
  /// Stands for <https://developer.apple.com/documentation/uikit/uiaccessibility/isreducemotionenabled>.
  @MainActor public static var isReduceMotionEnabled: Bool { StandIn.current.reducesMotion }
}
