extension DeclarationScanner {
  /// Goes behind the brace that opens the body of a type, which becomes the innermost one.
  mutating func scanType(_ keyword: String) {
    let keywordToken = token
    advance()
    guard let kind = TypeDeclaration.Kind(rawValue: keyword) else { return }
    let place = place(kind == .extension ? keywordToken : token)
    var (names, isGeneric) = scanTypePath()
    // An extension of `Menu?` is one of optionals, as that of `[Menu]` is one of arrays.
    let isOfOptional = token.kind == .operatorSign && text(token).hasPrefix("?")
    if names.isEmpty || isOfOptional {
      guard kind == .extension else { return }
      names = [TypeDeclaration.nameless]
    }
    let inherited = scanInheritance()
    // Like the compiler, which allows no more, skip what is nested too deep to mean anything.
    guard token.kind == .leftBrace, scopes.count < 256 else { return }
    advance()
    let outer = scopes.last?.type
    let type = TypeDeclaration(
      kind: kind, path: (outer?.path ?? []) + names, modifiers: memberModifiers,
      isGeneric: isGeneric || outer?.isGeneric == true, inherited: inherited,
      conditions: conditions, place: place)
    scopes.append(Scope(type: type, conditionCount: conditions.count))
  }

  /// Goes behind a name with dots and generic arguments.
  mutating func scanTypePath() -> (names: [Identifier], isGeneric: Bool) {
    var names: [Identifier] = []
    var isGeneric = false
    while let name = identifier(token) {
      names.append(name)
      advance()
      isGeneric = skipAngles() || isGeneric
      if token.kind == .dot, identifier(token(1)) != nil {
        advance()
      } else if token.kind == .colon, token(1).kind == .colon {
        advance(2)  // A module selector: `Module::Type`.
      } else {
        break
      }
    }
    return (names, isGeneric)
  }

  /// Goes to the brace that opens the body, and returns the types behind the colon.
  private mutating func scanInheritance() -> [[Identifier]] {
    var inherited: [[Identifier]] = []
    if token.kind == .colon {
      repeat {
        advance()
        let names = scanInheritedType()
        if !names.isEmpty { inherited.append(names) }
      } while token.kind == .comma || isText(token, "&")
    }
    // A `where` clause, or anything else up to the body.
    while token.kind != .leftBrace, token.kind != .rightBrace, token.kind != .endOfFile {
      skipGroup()
    }
    return inherited
  }

  private mutating func scanInheritedType() -> [Identifier] {
    while true {
      if token.kind == .at {
        let kept = modifiers
        scanAttribute()
        modifiers = kept
      } else if token.kind == .operatorSign
        || token.kind == .word && token(1).kind == .word
          && !isText(token(1), "where")
      {
        advance()  // `~Copyable`, `nonisolated Protocol`
      } else {
        return scanTypePath().names
      }
    }
  }
}
