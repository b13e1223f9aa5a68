// Modifiers, and the keyword that says what is declared.

extension DeclarationScanner {
  /// Goes behind a modifier, behind the interesting part of a declaration, or just on.
  mutating func scanWord() {
    let word = text(token)
    // Behind a dot every word is a name: `.init`, `.default`.
    if token(-1).kind == .dot {
      advance()
    } else if isModifier(word) {
      scanModifier(word)
      return
    } else {
      switch word {
      case "func": scanMethod()
      case "class", "struct", "enum", "protocol", "extension": scanType(word)
      case "actor" where namesType(token(1), before: token(2)): scanType(word)
      case "var", "let": scanProperty()
      case "import": scanImport()
      default: advance()
      }
    }
    modifiers = Modifiers()
  }

  /// Whether a word at hand is a modifier and not the name of something.
  private func isModifier(_ word: String) -> Bool {
    if word == "class" { return !namesType(token(1), before: token(2)) }
    if Self.reservedModifiers.contains(word) { return true }
    guard Self.contextualModifiers.contains(word) else { return false }
    // Elsewhere these words are names; in expressions they seldom begin a line.
    let begins =
      !modifiers.isEmpty || token.startsLine
      || [.leftBrace, .rightBrace, .semicolon].contains(token(-1).kind)
    return begins && [.word, .leftParenthesis, .at].contains(token(1).kind)
  }

  private static let reservedModifiers: Set<String> = [
    "private", "fileprivate", "internal", "public", "static",
  ]

  private static let contextualModifiers: Set<String> = [
    "open", "package", "final", "override", "mutating", "nonmutating", "consuming", "borrowing",
    "__consuming", "convenience", "required", "dynamic", "optional", "lazy", "weak", "unowned",
    "indirect", "isolated", "nonisolated", "distributed", "prefix", "postfix", "infix",
  ]

  private mutating func scanModifier(_ word: String) {
    advance()
    var isForSetter = false
    if token.kind == .leftParenthesis {
      isForSetter = isText(token(1), "set")
      skipGroup()
    }
    if let access = Access(rawValue: word) {
      if !isForSetter { modifiers.access = access }
    } else {
      modifiers.words.insert(word)
    }
  }

  /// Whether a token is the name of a type that is being declared, and not the next keyword.
  private func namesType(_ name: Token, before next: Token) -> Bool {
    if name.kind == .rawIdentifier { return true }
    // Generic parameters may follow the one, and an operator such as `<` the other.
    guard name.kind == .word, !isText(name, "subscript"), !isText(name, "func") else {
      return false
    }
    switch next.kind {
    case .leftBrace, .colon: return true
    case .operatorSign: return source.bytes[next.range.lowerBound] == UInt8(ascii: "<")
    case .word: return isText(next, "where")
    default: return false
    }
  }

  private mutating func scanImport() {
    let access = modifiers.access
    advance()
    if token(1).kind == .word, !token(1).startsLine { advance() }  // The kind: `import struct A.B`.
    if let module = identifier(token) {
      file.imports.append(ScannedFile.Import(module: module.text, access: access))
    }
  }
}
