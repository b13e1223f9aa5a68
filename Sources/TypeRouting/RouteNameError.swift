/// The reason why a name does not follow the naming scheme, or follows it in more than one way.
public struct RouteNameError: Error, Hashable, Sendable {
  /// The kinds of mistakes in a name.
  public struct Kind: Hashable, Sendable {
    private enum Code: String, Sendable {
      case emptySeparator
      case noSeparator
      case noMethod
      case noTypeKey
      case ambiguous
    }

    private let code: Code

    /// The convention has an empty separator, with which no name can be split.
    public static let emptySeparator = Kind(code: .emptySeparator)

    /// The name does not contain the separator at the end of a word.
    public static let noSeparator = Kind(code: .noSeparator)

    /// The name begins with the separator, so that no method is left.
    public static let noMethod = Kind(code: .noMethod)

    /// None of the declared type keys follows the separator.
    public static let noTypeKey = Kind(code: .noTypeKey)

    /// The name can be read in more than one way.
    public static let ambiguous = Kind(code: .ambiguous)
  }

  /// What is wrong.
  public let kind: Kind

  /// The name as it was given.
  public let name: String

  /// The readings that compete, at most eight, if the name is ambiguous; otherwise empty.
  public let readings: [RouteName]

  /// What is wrong and what would be right, as a sentence.
  public let description: String

  init(_ kind: Kind, name: String, readings: [RouteName] = [], _ description: String) {
    self.kind = kind
    self.name = name
    self.readings = readings
    self.description = description
  }
}

extension RouteNameError: CustomStringConvertible {}

extension RouteNameError.Kind: CustomStringConvertible {
  /// The name of the kind, as in the source.
  public var description: String { code.rawValue }
}
