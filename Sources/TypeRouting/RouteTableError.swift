/// All mistakes in the declaration of a route table, together.
public struct RouteTableError: Error, Hashable, Sendable {
  /// One mistake.
  public struct Mistake: Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public let kind: Kind

    /// Where the mistake is: a file and line, a name, a position in a list, or a method.
    public let source: String

    /// What is wrong and what would be right, as a sentence.
    public let description: String
  }

  /// The kinds of mistakes.
  public struct Kind: Hashable, Sendable {
    private enum Code: String, Sendable {
      case name
      case duplicate
      case undeclaredTypeKey
      case parameterCount
      case notASubclass
      case types
      case missingValue
      case surplusValue
    }

    private let code: Code

    /// A name does not follow the naming scheme, or follows it in two ways.
    public static let name = Kind(code: .name)

    /// Two routes have the same method, type key and type value.
    public static let duplicate = Kind(code: .duplicate)

    /// A route has a type key that the table does not declare.
    public static let undeclaredTypeKey = Kind(code: .undeclaredTypeKey)

    /// A name has other argument labels than its method has parameters.
    public static let parameterCount = Kind(code: .parameterCount)

    /// Routes were added for a type that is no subclass of the table's owner.
    public static let notASubclass = Kind(code: .notASubclass)

    /// A method that was found by scanning has types that can't be passed on.
    public static let types = Kind(code: .types)

    /// A case of an enumeration has no route.
    public static let missingValue = Kind(code: .missingValue)

    /// A route is for no case of an enumeration.
    public static let surplusValue = Kind(code: .surplusValue)
  }

  /// The type whose routes the table has.
  public let owner: String

  /// The mistakes, in the order of the declarations; never empty.
  public let mistakes: [Mistake]
}

extension RouteTableError: CustomStringConvertible {
  /// All mistakes, one on each line.
  public var description: String {
    let count = mistakes.count == 1 ? "a mistake" : "\(mistakes.count) mistakes"
    return mistakes.reduce(into: "The route table of \(owner) has \(count):") { text, mistake in
      text += "\n- \(mistake.source): \(mistake.description)"
    }
  }
}

extension RouteTableError.Kind: CustomStringConvertible {
  /// The name of the kind, as in the source.
  public var description: String { code.rawValue }
}
