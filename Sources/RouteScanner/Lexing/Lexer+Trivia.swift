extension Lexer {
  /// Goes to the next token and returns whether that is in another line.
  mutating func skipTrivia() -> Bool {
    var crossesLine = false
    while position < bytes.count {
      switch bytes[position] {
      case .newline, .carriageReturn:
        crossesLine = true
        position += 1
      case .space, .tab, 0x00, 0x0B, 0x0C: position += 1
      case .slash where byte(1) == .slash: skipLine()
      case .slash where byte(1) == .star: crossesLine = skipBlockComment() || crossesLine
      default: return crossesLine
      }
    }
    return crossesLine
  }

  /// Goes to the end of the line.
  mutating func skipLine() {
    while position < bytes.count, !bytes[position].isNewline { position += 1 }
  }

  /// Goes behind a comment, with all comments in it, and returns whether it has several lines.
  private mutating func skipBlockComment() -> Bool {
    var crossesLine = false
    var depth = 0
    while position < bytes.count {
      switch (bytes[position], byte(1)) {
      case (.slash, .star):
        depth += 1
        position += 2
      case (.star, .slash):
        depth -= 1
        position += 2
        if depth == 0 { return crossesLine }
      case (let first, _):
        crossesLine = crossesLine || first.isNewline
        position += 1
      }
    }
    return crossesLine
  }
}
