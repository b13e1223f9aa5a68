#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A root class for view controllers.
///
/// Subclasses override the hooks and need no initializer, whether the controller is made in code or
/// by a storyboard:
///
/// ```swift
/// final class SettingsController: InitializingViewController {
///   var account: Account?
///
///   override func onInit() {
///     super.onInit()
///     title = "Settings"
///   }
/// }
/// ```
///
/// The hooks have nothing to do with the view, which is loaded when it is asked for: it may be there
/// in ``afterInit()`` or not. A controller of a storyboard isn't kept alive until its second hook.
///
/// In debug builds, it reports overrides that don't call `super` once; see ``checksSuperCalls``.
@MainActor
open class InitializingViewController: UIViewController, @MainActor Initializing {
  /// The record of how far this object's initialization has come.
  public nonisolated let initialization = Initialization()

  /// Creates a controller, whose second hook runs when its maker is done with it.
  ///
  /// See ``Initializing/runInitHooks(keepAlive:)`` for when that is.
  ///
  /// - Parameters:
  ///   - nibName: The name of the nib that has the view, or nil for the one that UIKit finds.
  ///   - bundle: The bundle that has the nib, or nil for the main one.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    initialization.checkSuperCalls(type(of: self).checksSuperCalls)
    runInitHooks()
  }

  /// Creates a controller from a storyboard or an archive, whose second hook runs later.
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

  /// Sets the controller up, inside its initializer.
  ///
  /// An override calls `super.onInit()`, at any place.
  open func onInit() { initialization.noteSuperCall() }

  /// Completes the controller, after it has been made or decoded, and configured.
  ///
  /// An override calls `super.afterInit()`, at any place.
  open func afterInit() { initialization.noteSuperCall() }
}
#endif
// Without UIKit, or on watchOS, which has no such controllers: copy a root for the superclass at hand.
