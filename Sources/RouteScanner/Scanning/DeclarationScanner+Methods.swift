extension DeclarationScanner {
  /// Goes behind the name, parameters and effects of a function, and keeps it if it is a method.
  mutating func scanMethod() {
    advance()
    let place = place(token)
    let isOperator = identifier(token) == nil
    guard let (name, isGeneric) = scanMethodName(), token.kind == .leftParenthesis else { return }
    let parameters = scanParameters(isOperator: isOperator)
    var effects: Set<String> = []
    while token.kind == .word, Self.effects.contains(text(token)) {
      effects.insert(text(token))
      advance()
      if token.kind == .leftParenthesis { skipGroup() }  // `throws(Failure)`
    }
    // What a protocol requires is no method yet.
    guard let scope = scopes.indices.last, scopes[scope].type.kind != .protocol else { return }
    scopes[scope].type.methods.append(
      MethodDeclaration(
        name: name, parameters: parameters, modifiers: memberModifiers, isGeneric: isGeneric,
        isAsync: effects.contains("async") || effects.contains("reasync"),
        isThrowing: effects.contains("throws") || effects.contains("rethrows"),
        conditions: conditions, place: place))
  }

  private static let effects: Set<String> = ["async", "reasync", "throws", "rethrows"]

  private mutating func scanMethodName() -> (name: Identifier, isGeneric: Bool)? {
    if let name = identifier(token) {
      advance()
      return (name, skipAngles())
    }
    guard token.kind == .operatorSign else { return nil }
    var name = text(token)
    advance()
    // The compiler too takes the last sign of `<<T>(…)` for the beginning of a list.
    if name.count > 1, name.last == "<", token.kind == .word {
      name.removeLast()
      while ![.leftParenthesis, .leftBrace, .endOfFile].contains(token.kind) { advance() }
      return (Identifier(name), true)
    }
    return (Identifier(name), skipAngles())
  }

  /// Goes behind a list of parameters.
  private mutating func scanParameters(isOperator: Bool) -> [MethodDeclaration.Parameter] {
    var parameters: [MethodDeclaration.Parameter] = []
    advance()
    var isAtStart = true
    var isInValue = false
    while token.kind != .rightParenthesis, token.kind != .endOfFile, token.kind != .rightBrace {
      // A comma may also be between generic arguments; then no label with a colon follows.
      if isAtStart, let parameter = scanParameterStart(isOperator: isOperator) {
        parameters.append(parameter)
        isInValue = false
      } else if isText(token, "=") {
        isInValue = true
      }
      isAtStart = token.kind == .comma
      if token.kind == .rightParenthesis { break }
      let start = index
      skipGroup()
      if !isInValue, let last = parameters.indices.last {
        parameters[last].note(tokens[start..<index].lazy.map(text))
      }
    }
    advance()
    return parameters
  }

  /// Goes behind the label, the name and the colon of a parameter, or stays if there is none.
  private mutating func scanParameterStart(isOperator: Bool) -> MethodDeclaration.Parameter? {
    let start = index
    let kept = modifiers
    while token.kind == .at { scanAttribute() }
    modifiers = kept
    guard let label = identifier(token) else {
      index = start
      return nil
    }
    let hasTwoNames = identifier(token(1)) != nil
    advance(hasTwoNames ? 2 : 1)
    guard token.kind == .colon else {
      index = start
      return nil
    }
    advance()
    // A parameter of an operator has a label only if it is written as one.
    let isUnlabelled = label.text == "_" && !label.isRaw || isOperator && !hasTwoNames
    return MethodDeclaration.Parameter(
      label: isUnlabelled ? nil : label, isInout: isText(token, "inout"),
      isSending: isText(token, "sending"))
  }
}

extension MethodDeclaration.Parameter {
  /// Notes what is in a part of the type: a word, or all of a group in parentheses or brackets.
  fileprivate mutating func note(_ part: some Collection<String>) {
    if part.first == "..." { isVariadic = true }
    // In a group, `some:` is the name of an element.
    isOpaque = isOpaque || zip(part, part.dropFirst() + [""]).contains { $0 == "some" && $1 != ":" }
  }
}
