extension DeclarationScanner {
  /// Goes behind an attribute with its arguments, and keeps it for the declaration that follows.
  mutating func scanAttribute() {
    advance()
    var name = ""
    while let part = identifier(token) {
      name += part.text
      advance()
      skipAngles()
      guard token.kind == .dot, identifier(token(1)) != nil else { break }
      name += "."
      advance()
    }
    var arguments: String?
    if token.kind == .leftParenthesis, !token.startsLine {
      let start = token.range.upperBound
      skipGroup()
      // The end of a group that isn't closed is before its start only in an empty rest of a file.
      arguments = source.string(start..<max(start, token(-1).range.lowerBound))
    }
    modifiers.attributes.append(Modifiers.Attribute(name: name, arguments: arguments))
  }

  /// Goes behind a list of generic parameters or arguments, if there is one, and returns whether.
  @discardableResult
  mutating func skipAngles() -> Bool {
    guard token.kind == .operatorSign, source.bytes[token.range.lowerBound] == UInt8(ascii: "<")
    else { return false }
    var depth = 0
    list: repeat {
      switch token.kind {
      case .operatorSign: depth += angles(in: token)
      case .leftParenthesis, .leftBracket:
        skipGroup()
        continue
      // No list has these in it, so this was a comparison or an unfinished list.
      case .leftBrace, .rightBrace, .rightParenthesis, .rightBracket, .semicolon,
        .endOfFile:
        break list
      default: break
      }
      advance()
    } while depth > 0
    return true
  }

  /// How many angle brackets an operator opens more than it closes; that of an arrow is none.
  private func angles(in token: Token) -> Int {
    let bytes = source.bytes[token.range]
    var depth = 0
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"):
        let isArrow = index > bytes.startIndex && bytes[index - 1] == UInt8(ascii: "-")
        depth -= isArrow ? 0 : 1
      default: break
      }
    }
    return depth
  }
}
