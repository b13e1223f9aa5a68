extension Lexer {
  /// Goes behind the quotes that open a string, whose number signs were passed.
  mutating func lexDelimiter(numberSigns: Int) -> StringDelimiter {
    let hasThreeQuotes = byte() == .quote && byte(1) == .quote && byte(2) == .quote
    let isMultiline = hasThreeQuotes && !(numberSigns > 0 && endsInLine(numberSigns: numberSigns))
    position += isMultiline ? 3 : 1
    return StringDelimiter(numberSigns: numberSigns, isMultiline: isMultiline)
  }

  /// Whether what looks like a raw string of several lines is one of a single line: `#"""#` is a quote.
  private func endsInLine(numberSigns: Int) -> Bool {
    let line = bytes[position...].prefix { !$0.isNewline }
    return line.indices.contains {
      line[$0] == .quote && hasNumberSigns(numberSigns, at: $0 + 1)
    }
  }

  func hasNumberSigns(_ count: Int, at index: Int) -> Bool {
    bytes[index...].starts(with: repeatElement(.numberSign, count: count))
  }

  /// Goes from behind the opening quotes of a string to behind its closing ones.
  ///
  /// Code in a string may contain strings with code. They are kept in a list and not on the stack of
  /// the thread, which source text could exhaust.
  mutating func skipString(_ delimiter: StringDelimiter) {
    /// The strings whose code the position is in, and how many parentheses are open in it.
    var open: [(delimiter: StringDelimiter, parentheses: Int)] = []
    var current: StringDelimiter? = delimiter
    while position < bytes.count {
      if let text = current {
        current = nil
        switch skipText(of: text) {
        case .code: open.append((text, 0))
        case .string: lastKind = .string
        }
      }
      // Where a string ends, the code around it goes on.
      guard let innermost = open.indices.last else { return }
      if skipTrivia(), !open[innermost].delimiter.isMultiline {
        // The compiler wants code in a string of one line to end in that line.
        return
      }
      switch lexPiece() {
      case .openingString(let inner): current = inner
      case .token(.leftParenthesis): open[innermost].parentheses += 1
      case .token(.rightParenthesis):
        open[innermost].parentheses -= 1
        if open[innermost].parentheses == 0 { current = open.removeLast().delimiter }
      case .token: break
      }
    }
  }

  private enum TextEnd {
    case string
    case code
  }

  /// Goes to the end of a string, or to the parenthesis that begins code in it.
  private mutating func skipText(of delimiter: StringDelimiter) -> TextEnd {
    while position < bytes.count {
      let next = bytes[position]
      position += 1
      if next == .quote {
        if delimiter.isMultiline {
          guard byte() == .quote, byte(1) == .quote else { continue }
          guard hasNumberSigns(delimiter.numberSigns, at: position + 2) else { continue }
          position += 2
        } else {
          guard hasNumberSigns(delimiter.numberSigns, at: position) else { continue }
        }
        position += delimiter.numberSigns
        return .string
      } else if next == .backslash {
        guard hasNumberSigns(delimiter.numberSigns, at: position) else { continue }
        position += delimiter.numberSigns
        if byte() == UInt8(ascii: "(") { return .code }
        // The escaped character, unless it is the end of the line.
        if !byte().isNewline, position < bytes.count { position += 1 }
      } else if next.isNewline, !delimiter.isMultiline {
        position -= 1
        return .string
      }
    }
    return .string
  }
}
