/// Splits Swift source into tokens.
///
/// It knows what can hide or show a declaration: comments, which nest, strings of every form with
/// the code in them, regex literals, and names in backticks. Any bytes are accepted: what has no end
/// goes to the end of its line or of the file, as it does for the compiler, which reports it. The
/// time is linear in the bytes.
///
/// The grammar is that of [the language
/// reference](https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure).
package struct Lexer: Sendable {
  let bytes: [UInt8]
  /// Where the next token, or the space before it, begins.
  var position = 0
  /// The kind of the last piece and where it is, to tell a division from a regex literal.
  var lastKind = Token.Kind.semicolon
  var lastRange = 0..<0
  /// No slash before this position begins a regex literal: the first of them was tried.
  var noRegexBefore = 0

  package init(_ source: SourceText) {
    bytes = source.bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if bytes[position...].starts(with: "#!".utf8) { skipLine() }
  }

  /// All tokens of a source, with one for the end of the file as the last.
  package static func tokens(of source: SourceText) -> [Token] {
    var lexer = Lexer(source)
    var tokens: [Token] = []
    tokens.reserveCapacity(source.bytes.count / 4)
    repeat { tokens.append(lexer.next()) } while tokens.last?.kind != .endOfFile
    return tokens
  }

  /// The next token; at the end, one for the end of the file each time.
  package mutating func next() -> Token {
    let startsLine = skipTrivia() || lastRange.upperBound == 0
    let start = position
    let kind: Token.Kind
    switch lexPiece() {
    case .token(let found): kind = found
    case .openingString(let delimiter):
      skipString(delimiter)
      kind = .string
    }
    lastRange = start..<position
    return Token(kind: kind, range: lastRange, startsLine: startsLine)
  }

  /// The byte at a distance from the position; zero behind the end.
  func byte(_ distance: Int = 0) -> UInt8 {
    let index = position + distance
    return index < bytes.count ? bytes[index] : 0
  }
}

// MARK: - Pieces

extension Lexer {
  /// What the lexer finds in one step.
  enum Piece {
    case token(Token.Kind)
    /// The quotes that open a string, whose text comes next.
    case openingString(StringDelimiter)
  }

  /// Goes on behind the next token, or behind the quotes that open the next string.
  mutating func lexPiece() -> Piece {
    guard position < bytes.count else { return .token(.endOfFile) }
    let start = position
    let piece = lexPiece(beginningWith: bytes[position])
    switch piece {
    case .token(let kind): lastKind = kind
    // Code in the string, if there is any, begins with an expression.
    case .openingString: lastKind = .leftParenthesis
    }
    lastRange = start..<position
    return piece
  }

  private mutating func lexPiece(beginningWith first: UInt8) -> Piece {
    if first.isDigit { return .token(lexNumber()) }
    if first.isWord { return .token(lexWord()) }
    if let mark = Self.mark(first) {
      position += 1
      return .token(mark)
    }
    switch first {
    case .quote: return .openingString(lexDelimiter(numberSigns: 0))
    case .numberSign: return lexNumberSigns()
    case .backtick: return .token(lexBackticks())
    case .dot: return .token(lexDots())
    case .slash where !isAfterOperand && lexRegex(): return .token(.regex)
    default: break
    }
    if first.isOperator || isOperatorScalar() { return .token(lexOperator()) }
    if first.isNonASCII { return .token(lexWord()) }
    position += 1
    return .token(.unknown)
  }

  /// The kind of a token that is always a single byte.
  private static func mark(_ byte: UInt8) -> Token.Kind? {
    switch byte {
    case UInt8(ascii: "{"): .leftBrace
    case UInt8(ascii: "}"): .rightBrace
    case UInt8(ascii: "("): .leftParenthesis
    case UInt8(ascii: ")"): .rightParenthesis
    case UInt8(ascii: "["): .leftBracket
    case UInt8(ascii: "]"): .rightBracket
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ";"): .semicolon
    default: nil
    }
  }
}

// MARK: - Operands

extension Lexer {
  /// Whether an expression can end with the last token, so that a slash after it divides.
  private var isAfterOperand: Bool {
    switch lastKind {
    case .word: !Self.wordsBeforeExpressions.contains { bytes[lastRange].elementsEqual($0.utf8) }
    case .rawIdentifier, .number, .string, .regex, .rightParenthesis, .rightBracket, .rightBrace:
      true
    // A postfix operator stands close behind its operand; a slash close behind would be part of it.
    case .operatorSign:
      lastRange.lowerBound > 0 && bytes[lastRange.lowerBound - 1] > .space
    default: false
    }
  }

  private static let wordsBeforeExpressions = [
    "await", "case", "do", "else", "guard", "if", "in", "is", "repeat", "return", "switch", "throw",
    "try", "where", "while", "yield",
  ]
}
