public import Foundation

/// A root class for objects that are archived, whose decoding initializer runs the hooks as well.
///
/// A subclass decodes what its superclass did not, and repeats the plain initializer, which a class
/// with a designated initializer of its own doesn't inherit:
///
/// ```swift
/// class Document: InitializingCodingObject {
///   var title = ""
///
///   override init() { super.init() }
///
///   required init?(coder: NSCoder) {
///     super.init(coder: coder)
///     title = coder.decodeObject(of: NSString.self, forKey: "title") as String? ?? ""
///   }
///
///   override func encode(with coder: NSCoder) {
///     super.encode(with: coder)
///     coder.encode(title as NSString, forKey: "title")
///   }
/// }
/// ```
///
/// What is decoded after `super.init(coder:)` wins over what ``onInit()`` sets; what is decoded
/// before it is seen by ``onInit()``, which can overwrite it.
///
/// A decoded object isn't kept alive until its second hook: when the decoding of a parent fails,
/// its children go away and leave no hook behind. Children that are decoded before
/// `super.init(coder:)` run their first hook before their parent does, and others after it.
///
/// In debug builds, it reports overrides that don't call `super` once; see ``checksSuperCalls``.
open class InitializingCodingObject: NSObject, NSSecureCoding, Initializing {
  /// The record of how far this object's initialization has come.
  public let initialization = Initialization()

  /// Creates an object, whose second hook runs when its maker is done with it.
  ///
  /// See ``Initializing/runInitHooks(keepAlive:)`` for when that is.
  public override init() {
    super.init()
    initialization.checkSuperCalls(type(of: self).checksSuperCalls)
    runInitHooks()
  }

  /// Creates an object from an archive, whose second hook runs when it has been decoded.
  ///
  /// A subclass that returns `nil` after this has returned calls
  /// ``Initializing/abandonInit()`` if someone else holds the object.
  ///
  /// - Parameter coder: The archive to read from.
  public required init?(coder: NSCoder) {
    super.init()
    initialization.checkSuperCalls(type(of: self).checksSuperCalls)
    runInitHooks(keepAlive: false)
  }

  /// Whether the class can be decoded securely, which every subclass must be able to do as well.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the object into an archive.
  ///
  /// An override calls `super.encode(with:)` and adds what the subclass stores.
  ///
  /// - Parameter coder: The archive to write to.
  open func encode(with coder: NSCoder) {}

  /// Whether debug builds report overrides that don't call the hook of their superclass exactly once.
  ///
  /// A class that replaces on purpose what its superclass does overrides it with `false`.
  open class var checksSuperCalls: Bool { true }

  /// Sets the object up, inside its initializer.
  ///
  /// An override calls `super.onInit()`, at any place.
  open func onInit() { initialization.noteSuperCall() }

  /// Completes the object, after it has been made or decoded, and configured.
  ///
  /// An override calls `super.afterInit()`, at any place.
  open func afterInit() { initialization.noteSuperCall() }
}

@available(*, unavailable)
extension InitializingCodingObject: Sendable {}
