extension DeclarationScanner {
  /// Goes behind a directive, and keeps track of the branches of `#if`.
  ///
  /// Attributes may be in branches of their own before a declaration, so they are kept.
  mutating func scanDirective() {
    let directive = text(token)
    let place = place(token)
    switch directive {
    case "#if":
      conditions.append(Condition(start: place, directives: [scanCondition()]))
    case "#elseif", "#else":
      let text = directive == "#else" ? directive : scanCondition()
      if directive == "#else" { advance() }
      if hasOpenCondition { conditions[conditions.count - 1].directives.append(text) }
    case "#endif":
      advance()
      if hasOpenCondition { conditions.removeLast() }
    default:
      advance()
      modifiers = Modifiers()
    }
  }

  /// Whether an `#if` was opened in the innermost body.
  private var hasOpenCondition: Bool { conditions.count > (scopes.last?.conditionCount ?? 0) }

  /// Goes behind the directive and its condition, and returns both as they are written.
  ///
  /// A condition ends with its line, unless a parenthesis is open or an operator wants more.
  private mutating func scanCondition() -> String {
    let start = token.range.lowerBound
    repeat {
      skipGroup()
    } while token.kind != .endOfFile
      && (!token.startsLine || isBinary(token) || isBinary(token(-1)))
    return source.string(start..<token(-1).range.upperBound)
  }

  private func isBinary(_ token: Token) -> Bool {
    isText(token, "&&") || isText(token, "||")
  }
}
