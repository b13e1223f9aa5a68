/// A way in which the old root of a window gives way to the new one.
///
/// In ``fade``, ``focusOut`` and ``focusIn`` only a picture of the old screen is animated, above the
/// new root, which is in place and laid out from the begin. So bars don't jump, and what the old
/// root had presented goes with it. When the user has asked for reduced motion, each transition that
/// moves something becomes a fade.
public struct RootTransition: Hashable, Sendable {
  package let kind: Kind

  package init(kind: Kind) { self.kind = kind }

  /// The new root is there at once.
  public static let none = RootTransition(kind: .none)

  /// The old screen fades out; this is the default.
  public static let fade = RootTransition(kind: .cover(scale: 1))

  /// The old screen grows to 1.25 times its size and fades out.
  public static let focusOut = RootTransition(kind: .cover(scale: 1.25))

  /// The old screen shrinks to 0.925 times its size and fades out.
  public static let focusIn = RootTransition(kind: .cover(scale: 0.925))

  /// The system's cross dissolve of the whole window.
  public static let crossDissolve = RootTransition(kind: .system(.crossDissolve))

  /// The system's flip of the whole window around its vertical axis, from the left.
  public static let flipFromLeft = RootTransition(kind: .system(.flipFromLeft))

  /// The system's flip of the whole window around its vertical axis, from the right.
  public static let flipFromRight = RootTransition(kind: .system(.flipFromRight))

  /// The system's flip of the whole window around its horizontal axis, from the top.
  public static let flipFromTop = RootTransition(kind: .system(.flipFromTop))

  /// The system's flip of the whole window around its horizontal axis, from the bottom.
  public static let flipFromBottom = RootTransition(kind: .system(.flipFromBottom))

  /// The system's curl of the old screen upwards, like a page.
  public static let curlUp = RootTransition(kind: .system(.curlUp))

  /// The system's curl of the new screen downwards, like a page.
  public static let curlDown = RootTransition(kind: .system(.curlDown))

  /// What is animated.
  package enum Kind: Hashable, Sendable {
    /// Nothing.
    case none

    /// A picture of the old screen, which fades out while it is scaled.
    case cover(scale: Double)

    /// The window, by the system.
    case system(System)
  }

  /// A transition of the system.
  package enum System: Hashable, Sendable, CaseIterable {
    case crossDissolve
    case flipFromLeft
    case flipFromRight
    case flipFromTop
    case flipFromBottom
    case curlUp
    case curlDown
  }
}

extension RootTransition: CustomStringConvertible {
  /// The name of the transition, as in the source.
  public var description: String {
    switch kind {
    case .none: "none"
    case .cover(scale: 1): "fade"
    case .cover(let scale): scale > 1 ? "focusOut" : "focusIn"
    case .system(let system): "\(system)"
    }
  }
}
