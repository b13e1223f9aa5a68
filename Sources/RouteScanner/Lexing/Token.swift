/// A piece of source text that is more than white space and comments.
package struct Token: Hashable, Sendable {
  /// What a piece is, as far as finding declarations needs to know.
  package enum Kind: Sendable {
    /// A name or a keyword, which only their place tells apart.
    case word
    /// A name in backticks.
    case rawIdentifier
    case number
    /// A string with its delimiters, and with all code in its interpolations.
    case string
    case regex
    /// A sequence of operator characters.
    case operatorSign
    /// A number sign with the word after it, as in `#if`.
    case directive
    case leftBrace, rightBrace
    case leftParenthesis, rightParenthesis
    case leftBracket, rightBracket
    case at, comma, colon, semicolon, dot
    /// A byte that begins no token of the language.
    case unknown
    case endOfFile
  }

  package let kind: Kind
  /// Where the token is in the bytes of the source.
  package let range: Range<Int>
  /// Whether nothing but white space and comments is before the token in its line.
  package let startsLine: Bool
}
