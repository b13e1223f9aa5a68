#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A root class for views.
///
/// Subclasses override the hooks and need no initializer, whether the view is made in code or by a
/// nib:
///
/// ```swift
/// final class Badge: InitializingView {
///   var count = 0
///
///   override func onInit() {
///     super.onInit()
///     backgroundColor = .red
///   }
///
///   override func afterInit() {
///     super.afterInit()
///     show(count)
///   }
/// }
/// ```
///
/// A view of a nib has its outlets in ``afterInit()`` and not in ``onInit()``; `awakeFromNib` comes
/// between the two. Such a view isn't kept alive until its second hook.
///
/// In debug builds, it reports overrides that don't call `super` once; see ``checksSuperCalls``.
@MainActor
open class InitializingView: UIView, @MainActor Initializing {
  /// The record of how far this object's initialization has come.
  public nonisolated let initialization = Initialization()

  /// Creates a view, whose second hook runs when its maker is done with it.
  ///
  /// See ``Initializing/runInitHooks(keepAlive:)`` for when that is.
  ///
  /// - Parameter frame: The frame in the coordinates of the superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    initialization.checkSuperCalls(type(of: self).checksSuperCalls)
    runInitHooks()
  }

  /// Creates a view from a nib or an archive, whose second hook runs when it has been decoded.
  ///
  /// - Parameter coder: The archive to read from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    initialization.checkSuperCalls(type(of: self).checksSuperCalls)
    runInitHooks(keepAlive: false)
  }

  /// Whether debug builds report overrides that don't call the hook of their superclass exactly once.
  ///
  /// A class that replaces on purpose what its superclass does overrides it with `false`.
  open class var checksSuperCalls: Bool { true }

  /// Sets the view up, inside its initializer.
  ///
  /// An override calls `super.onInit()`, at any place.
  open func onInit() { initialization.noteSuperCall() }

  /// Completes the view, after it has been made or decoded, and configured.
  ///
  /// An override calls `super.afterInit()`, at any place.
  open func afterInit() { initialization.noteSuperCall() }
}
#endif
// Without UIKit, or on watchOS, which has no such views: copy a root for the superclass at hand.
