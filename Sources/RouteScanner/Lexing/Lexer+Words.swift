// Names, numbers, operators, and what begins with a dot or a number sign.

extension Lexer {
  mutating func lexWord() -> Token.Kind {
    while byte().isWord || byte().isNonASCII && !isOperatorScalar() { position += 1 }
    return .word
  }

  /// Digits with everything that may be close behind: `0xFF`, `1_000`, `1.5e9`, and `0.1` of a tuple.
  mutating func lexNumber() -> Token.Kind {
    while byte().isWord || byte() == .dot && byte(1).isDigit { position += 1 }
    return .number
  }

  /// A name in backticks, which ends in its line; a single backtick is no token.
  mutating func lexBackticks() -> Token.Kind {
    let start = position
    position += 1
    while position < bytes.count, !bytes[position].isNewline {
      position += 1
      if bytes[position - 1] == .backtick { return .rawIdentifier }
    }
    position = start + 1
    return .unknown
  }

  /// A dot, or an operator that begins with one, as a range does.
  mutating func lexDots() -> Token.Kind {
    guard byte(1) == .dot else {
      position += 1
      return .dot
    }
    while byte() == .dot { position += 1 }
    return byte().isOperator || isOperatorScalar() ? lexOperator() : .operatorSign
  }

  /// A directive, a string or a regex literal with number signs, or a token of number signs only.
  mutating func lexNumberSigns() -> Piece {
    let start = position
    while byte() == .numberSign { position += 1 }
    let count = position - start
    switch byte() {
    case .quote: return .openingString(lexDelimiter(numberSigns: count))
    case .slash:
      skipExtendedRegex(numberSigns: count)
      return .token(.regex)
    case let next where next.isWord && count == 1:
      _ = lexWord()
      return .token(.directive)
    default: return .token(.unknown)
    }
  }
}

// MARK: - Operators

extension Lexer {
  /// Operator characters up to a comment or something else.
  mutating func lexOperator() -> Token.Kind {
    while position < bytes.count {
      let next = bytes[position]
      if next == .slash, byte(1) == .slash || byte(1) == .star { break }
      if next.isNonASCII {
        guard isOperatorScalar() else { break }
        skipScalar()
      } else {
        guard next.isOperator else { break }
        position += 1
      }
    }
    return .operatorSign
  }

  private mutating func skipScalar() {
    repeat { position += 1 } while byte() & 0b1100_0000 == 0b1000_0000
  }

  /// Whether the scalar at the position, if it is outside of ASCII, belongs to operators.
  func isOperatorScalar() -> Bool {
    let value: UInt32
    switch byte() {
    case 0xC2...0xDF: value = UInt32(byte() & 0x1F) << 6 | tail(1)
    case 0xE0...0xEF: value = UInt32(byte() & 0x0F) << 12 | tail(1) << 6 | tail(2)
    // None of four bytes does.
    default: return false
    }
    return Self.operatorScalars.contains { $0.contains(value) }
  }

  private func tail(_ distance: Int) -> UInt32 { UInt32(byte(distance) & 0x3F) }

  /// The ranges of the language's grammar for operator heads.
  ///
  /// Combining characters, which only continue operators, are part of names as well and so taken for
  /// those.
  private static let operatorScalars: [ClosedRange<UInt32>] = [
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB,
    0xBF...0xBF, 0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E,
    0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
    0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030...0x3030,
  ]
}
