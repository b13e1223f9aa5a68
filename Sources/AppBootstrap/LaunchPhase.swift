/// A part of the launch; all its steps run before those of the next phase, and are stopped after.
///
/// The phases stand in a fixed order, which is the order of ``allCases``: ``defaults``,
/// ``appearance``, ``routing``, ``networking``, ``rootController``, ``window``, ``services``. In
/// each phase the app's own setup comes first, then the steps that were added to it.
public struct LaunchPhase: Hashable, Sendable {
  private enum Kind: UInt8, CaseIterable, Sendable {
    case defaults
    case appearance
    case routing
    case networking
    case rootController
    case window
    case services
  }

  private let kind: Kind

  /// The phase that registers the default values of settings.
  public static let defaults = LaunchPhase(kind: .defaults)

  /// The phase that sets the look of the app.
  public static let appearance = LaunchPhase(kind: .appearance)

  /// The phase that sets up how the app finds its way.
  public static let routing = LaunchPhase(kind: .routing)

  /// The phase that sets up sessions, clients and caches.
  public static let networking = LaunchPhase(kind: .networking)

  /// The phase that makes the first screen.
  public static let rootController = LaunchPhase(kind: .rootController)

  /// The phase that shows the window.
  public static let window = LaunchPhase(kind: .window)

  /// The phase after the window is shown, in which steps run unless they ask for another.
  public static let services = LaunchPhase(kind: .services)
}

extension LaunchPhase: CaseIterable {
  /// All phases in the order in which they run.
  public static let allCases = Kind.allCases.map(LaunchPhase.init(kind:))
}

extension LaunchPhase: Comparable {
  /// Tells whether a phase runs before another one.
  ///
  /// - Parameters:
  ///   - earlier: A phase.
  ///   - later: Another phase.
  /// - Returns: Whether the first of them runs first.
  public static func < (earlier: LaunchPhase, later: LaunchPhase) -> Bool {
    earlier.kind.rawValue < later.kind.rawValue
  }
}

extension LaunchPhase: CustomStringConvertible {
  /// The name of the phase, as in the source.
  public var description: String { String(describing: kind) }
}
