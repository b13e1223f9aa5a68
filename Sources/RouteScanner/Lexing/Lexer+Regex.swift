// https://github.com/swiftlang/swift-evolution/blob/main/proposals/0354-regex-literals.md

extension Lexer {
  /// Goes behind a regex literal between slashes and returns true, or stays at the slash, which then
  /// belongs to an operator.
  ///
  /// The literal ends in its line, neither begins nor ends with a space, unless a backslash is before
  /// it, and has no parenthesis that closes what it didn't open.
  mutating func lexRegex() -> Bool {
    guard position >= noRegexBefore else { return false }
    var index = position + 1
    guard index < bytes.count, bytes[index] != .space, bytes[index] != .tab else { return false }
    var groups = 0
    var classes = 0
    scan: while index < bytes.count {
      switch bytes[index] {
      case .newline, .carriageReturn: break scan
      case .slash:
        let isSpaced = bytes[index - 1] == .space || bytes[index - 1] == .tab
        guard !isSpaced || bytes[index - 2] == .backslash else { break scan }
        position = index + 1
        return true
      case .backslash:
        if index + 1 < bytes.count, !bytes[index + 1].isNewline { index += 1 }
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes = max(0, classes - 1)
      case UInt8(ascii: "(") where classes == 0: groups += 1
      case UInt8(ascii: ")") where classes == 0:
        groups -= 1
        if groups < 0 { break scan }
      default: break
      }
      index += 1
    }
    // Slashes on the way would fail for the same reason, and trying each would take quadratic time.
    noRegexBefore = index
    return false
  }

  /// Goes from the slash of a regex literal with number signs to behind its end.
  ///
  /// If nothing but space is behind the slash in its line, the literal may have several lines.
  mutating func skipExtendedRegex(numberSigns: Int) {
    position += 1
    while byte() == .space || byte() == .tab { position += 1 }
    let isMultiline = byte().isNewline
    while position < bytes.count {
      let next = bytes[position]
      if next.isNewline, !isMultiline { return }
      position += 1
      if next == .backslash, position < bytes.count, !bytes[position].isNewline {
        position += 1
      } else if next == .slash, hasNumberSigns(numberSigns, at: position) {
        position += numberSigns
        return
      }
    }
  }
}
