/// What stands before the keyword of a declaration.
package struct Modifiers: Sendable {
  package struct Attribute: Sendable {
    /// The name, with dots if it is qualified.
    package let name: String
    /// The text between the parentheses, or nil if there are none.
    package let arguments: String?
  }

  package var attributes: [Attribute] = []
  /// The words, without what is in parentheses behind them.
  package var words: Set<String> = []
  /// The access level, if one is written; that of a setter doesn't count.
  package var access: Access?

  package var isEmpty: Bool { attributes.isEmpty && words.isEmpty && access == nil }

  /// Whether the declaration is for the type and not for its instances.
  package var isStatic: Bool { words.contains("static") || words.contains("class") }
}

/// A method of a type.
package struct MethodDeclaration: Sendable {
  package struct Parameter: Sendable {
    /// The argument label, or nil if it is an underscore.
    package let label: Identifier?
    /// Whether any number of arguments may be given.
    package internal(set) var isVariadic = false
    /// Whether the argument is passed by reference.
    package let isInout: Bool
    /// Whether the argument is given away for good.
    package let isSending: Bool
    /// Whether the type has the word some in it, which makes the method generic.
    package internal(set) var isOpaque = false
  }

  package let name: Identifier
  package let parameters: [Parameter]
  package let modifiers: Modifiers
  /// Whether there is a generic parameter clause.
  package let isGeneric: Bool
  package let isAsync: Bool
  package let isThrowing: Bool
  package let conditions: [Condition]
  package let place: SourcePlace

  /// The name with its argument labels, as in `open(_:)`.
  package var fullName: String {
    name.text + "(" + parameters.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
  }
}

/// A property that the generator looks for.
package struct PropertyDeclaration: Sendable {
  package let name: String
  package let modifiers: Modifiers
  /// The plain string literals of its value, or nil if the value is anything else.
  package let strings: [String]?
  package let conditions: [Condition]
  package let place: SourcePlace
}

/// A type, or an extension of one, with those of its members that matter here.
package struct TypeDeclaration: Sendable {
  package enum Kind: String, Sendable {
    case `actor`
    case `class`
    case `enum`
    case `extension`
    case `protocol`
    case `struct`
  }

  package let kind: Kind
  /// The names of the types around it and its own; for an extension what it extends, seen from the
  /// top of the file.
  package let path: [Identifier]
  package let modifiers: Modifiers
  package let isGeneric: Bool
  /// The paths of the types behind the colon.
  package let inherited: [[Identifier]]
  package let conditions: [Condition]
  package let place: SourcePlace

  /// Stands for what can be extended and has no name, such as `[Int]`; no type can have this name.
  package static let nameless = Identifier("[]")

  package var methods: [MethodDeclaration] = []
  package var properties: [PropertyDeclaration] = []
}
