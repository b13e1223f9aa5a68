extension DeclarationScanner {
  /// Goes behind the name of a property, and keeps it if it is one that the generator looks for.
  mutating func scanProperty() {
    advance()
    guard let scope = scopes.indices.last, let name = identifier(token),
      Self.properties.contains(name.text)
    else { return }
    let place = place(token)
    advance()
    scopes[scope].type.properties.append(
      PropertyDeclaration(
        name: name.text, modifiers: memberModifiers, strings: literalStrings(),
        conditions: conditions,
        place: place))
  }

  private static let properties: Set<String> = ["routes", "routeTypeKeys", "routeSeparator"]

  /// The plain strings of a literal that is the value at hand; nil if it is anything else.
  ///
  /// The value is an initial value or the body of a getter: `= ["A", "B"]`, `{ ["A", "B"] }`.
  private func literalStrings() -> [String]? {
    var index = index
    // The type, which is no more than a name or a name in brackets.
    if tokens[index].kind == .colon {
      index += 1
      while [.word, .leftBracket, .rightBracket, .dot, .operatorSign].contains(tokens[index].kind),
        !isText(tokens[index], "=")
      {
        if tokens[index].startsLine { return nil }
        index += 1
      }
    }
    let isGetter = tokens[index].kind == .leftBrace
    guard isGetter || isText(tokens[index], "=") else { return nil }
    index += 1
    var strings: [String] = []
    let isList = tokens[index].kind == .leftBracket
    if isList { index += 1 }
    while tokens[index].kind == .string, let string = plainString(tokens[index]) {
      strings.append(string)
      index += 1
      guard isList, tokens[index].kind == .comma else { break }
      index += 1
    }
    if isList {
      guard tokens[index].kind == .rightBracket else { return nil }
      index += 1
    } else if strings.count != 1 {
      return nil
    }
    // What follows must not go on with the expression.
    let next = tokens[index]
    if isGetter { return next.kind == .rightBrace ? strings : nil }
    let ends = next.startsLine && next.kind != .dot && next.kind != .operatorSign
    return ends || [.semicolon, .rightBrace, .endOfFile].contains(next.kind) ? strings : nil
  }

  /// The text of a string literal in which nothing is escaped.
  private func plainString(_ token: Token) -> String? {
    let bytes = source.bytes[token.range]
    guard bytes.count >= 2, bytes.first == .quote, bytes.last == .quote else { return nil }
    let content = bytes.dropFirst().dropLast()
    guard !content.contains(where: { $0 == .backslash || $0 == .quote }) else { return nil }
    return String(decoding: content, as: UTF8.self)
  }
}
