/// Finds the types and methods in a source file.
///
/// It follows the structure of declarations and skips all else: bodies, expressions, and whatever is
/// local to them. Source that doesn't compile gives some result, never a trap, in linear time.
package struct DeclarationScanner {
  let source: SourceText
  let tokens: [Token]
  /// The token at hand.
  var index = 0
  /// The types whose bodies are open, outermost first.
  var scopes: [Scope] = []
  /// The `#if` whose branches are open, outermost first.
  var conditions: [Condition] = []
  /// What was found before the keyword of the next declaration.
  var modifiers = Modifiers()
  var file: ScannedFile
  private let lines: LineTable

  /// A type whose body is open.
  struct Scope {
    var type: TypeDeclaration
    /// How many `#if` were open at the brace; the others end with the body.
    let conditionCount: Int
  }

  /// Finds the declarations of a file.
  ///
  /// - Parameter source: The text of the file.
  /// - Returns: What was found; imports are in the order of the text, types in that of their ends.
  /// - Complexity: O(*n*) in the length of the text.
  package static func scan(_ source: SourceText) -> ScannedFile {
    var scanner = DeclarationScanner(source)
    scanner.scan()
    return scanner.file
  }

  private init(_ source: SourceText) {
    self.source = source
    tokens = Lexer.tokens(of: source)
    lines = LineTable(source.bytes)
    file = ScannedFile(source: source, tokens: tokens)
  }

  private mutating func scan() {
    while token.kind != .endOfFile {
      switch token.kind {
      case .word: scanWord()
      case .at: scanAttribute()
      case .directive: scanDirective()
      default:
        if token.kind == .rightBrace { closeScope() }
        skipGroup()
        modifiers = Modifiers()
      }
    }
    while !scopes.isEmpty { closeScope() }
  }

  private mutating func closeScope() {
    guard let scope = scopes.popLast() else { return }
    file.types.append(scope.type)
    conditions.removeSubrange(min(scope.conditionCount, conditions.count)...)
  }
}

// MARK: - Members

extension DeclarationScanner {
  /// What was found before the keyword at hand, with what an extension says about all its members.
  var memberModifiers: Modifiers {
    var modifiers = modifiers
    if modifiers.access == nil, let type = scopes.last?.type, type.kind == .extension {
      modifiers.access = type.modifiers.access == .private ? .fileprivate : type.modifiers.access
    }
    return modifiers
  }
}

// MARK: - Reading tokens

extension DeclarationScanner {
  var token: Token { tokens[index] }

  /// The token at a distance; at either end of the file, the last or first one.
  func token(_ distance: Int) -> Token {
    tokens[max(0, min(index + distance, tokens.count - 1))]
  }

  /// Goes on, but never behind the end of the file.
  mutating func advance(_ count: Int = 1) { index = min(index + count, tokens.count - 1) }

  func text(_ token: Token) -> String { source.string(token.range) }

  /// Whether a token is this word or operator.
  func isText(_ token: Token, _ text: String) -> Bool {
    source.bytes[token.range].elementsEqual(text.utf8)
  }

  func place(_ token: Token) -> SourcePlace {
    let (line, column) = lines.position(of: token.range.lowerBound)
    return SourcePlace(path: source.path, line: line, column: column)
  }

  /// The name that a token is, or nil if it is none.
  func identifier(_ token: Token) -> Identifier? {
    switch token.kind {
    case .word: Identifier(text(token))
    case .rawIdentifier:
      Identifier(
        source.string((token.range.lowerBound + 1)..<(token.range.upperBound - 1)), isRaw: true)
    default: nil
    }
  }

  /// Goes on, and behind a whole group if the token opens one.
  ///
  /// A group that isn't closed ends before what closes one around it.
  mutating func skipGroup() {
    var depth = 0
    repeat {
      switch token.kind {
      case .leftBrace, .leftParenthesis, .leftBracket: depth += 1
      case .rightBrace, .rightParenthesis, .rightBracket: depth -= 1
      case .endOfFile: return
      default: break
      }
      advance()
    } while depth > 0
  }
}
