/// A mistake in the steps of a launch, found before anything runs.
///
/// It is the ``LaunchError/underlying`` error of a launch that was refused with
/// ``LaunchError/Reason-swift.struct/invalidPlan``.
public struct LaunchPlanError: Error, Hashable {
  /// What is wrong.
  public let kind: Kind

  /// The name of the step at fault.
  public let step: String

  /// The names that show the mistake.
  ///
  /// For a cycle they are its steps, each coming after the next one, the first one repeated at the
  /// end; for a dependency the name that the step comes after; for a duplicate nothing.
  public let path: [String]
}

extension LaunchPlanError {
  /// A kind of mistake.
  public struct Kind: Hashable, Sendable {
    private enum Code: String, Sendable {
      case duplicateName
      case unknownDependency
      case laterDependency
      case cycle
    }

    private let code: Code

    /// Two steps have the same name.
    public static let duplicateName = Kind(code: .duplicateName)

    /// A step comes after a name that no step has.
    public static let unknownDependency = Kind(code: .unknownDependency)

    /// A step comes after a step of a later phase.
    public static let laterDependency = Kind(code: .laterDependency)

    /// Steps come after each other in a circle.
    public static let cycle = Kind(code: .cycle)
  }
}

extension LaunchPlanError.Kind: CustomStringConvertible {
  /// The name of the kind, as in the source.
  public var description: String { code.rawValue }
}

extension LaunchPlanError: CustomStringConvertible {
  /// A sentence that names the steps at fault and says what would be right.
  public var description: String {
    let other = path.first ?? ""
    return switch kind {
    case .duplicateName:
      "Two launch steps are named “\(step)”; give each step a name of its own."
    case .unknownDependency:
      "The launch step “\(step)” comes after “\(other)”, but no step has that name."
    case .laterDependency:
      "The launch step “\(step)” comes after “\(other)”, which is in a later phase; "
        + "move one of them."
    default:
      "The launch steps \(path.map { "“\($0)”" }.joined(separator: " after ")) form a circle; "
        + "remove one of these dependencies."
    }
  }
}
