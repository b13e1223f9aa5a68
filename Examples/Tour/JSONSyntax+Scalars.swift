extension JSONSyntax {
  /// A string, from the quotation mark at hand to the closing one.
  mutating func string() throws(Mistake) {
    position += 1
    while !skip("\"") {
      switch here {
      case nil: throw expected("a closing quotation mark")
      case UInt8(ascii: "\\"): try escape()
      case let byte? where byte < 0x20:
        throw expected("an escape such as \\n for a control character")
      default: position += 1
      }
    }
  }

  private mutating func escape() throws(Mistake) {
    position += 1
    switch here {
    case UInt8(ascii: "u"):
      let start = position - 1
      // A character beyond the first 65,536 takes two escapes, neither of which is one by itself.
      let unit = try codeUnit()
      if UTF16.isLeadSurrogate(unit) {
        guard skip("\\"), here == UInt8(ascii: "u"), UTF16.isTrailSurrogate(try codeUnit()) else {
          throw expected("the escape of the character's other half")
        }
      } else if UTF16.isTrailSurrogate(unit) {
        position = start
        throw expected("an escape of a whole character")
      }
    case let letter? where "\"\\/bfnrt".utf8.contains(letter): position += 1
    default: throw expected("an escape that JSON knows")
    }
  }

  /// The number that an escape has, from the letter at hand to behind the last digit.
  private mutating func codeUnit() throws(Mistake) -> UInt16 {
    position += 1
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = here, let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
        throw expected("four hexadecimal digits")
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }

  /// A number; also what is no value at all ends here.
  mutating func number() throws(Mistake) {
    let start = position
    skip("-")
    if !skip("0") {
      guard digits() else {
        if position == start { throw expected("a value") }
        throw expected("a digit")
      }
    }
    if skip("."), !digits() { throw expected("a digit") }
    if skip("e") || skip("E") {
      if !skip("+") { skip("-") }
      guard digits() else { throw expected("a digit") }
    }
  }

  /// Passes over digits and says whether there was one.
  private mutating func digits() -> Bool {
    let start = position
    while let byte = here, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return position > start
  }

  /// The mistake of having something else here.
  func expected(_ what: String) -> Mistake {
    let before = bytes[..<position]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return Mistake(
      line: before.count { $0 == UInt8(ascii: "\n") } + 1,
      column: position - lineStart + 1,
      message: "expected \(what), found \(found)"
    )
  }

  /// Where the bytes stop being UTF-8; nil if they are.
  var firstByteThatIsNoText: Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }

  private var found: String {
    guard here != nil else { return "the end of the file" }
    let rest = String(decoding: bytes[position...].prefix(16), as: UTF8.self)
    guard let character = rest.first, !character.isNewline else { return "the end of the line" }
    return String(character).debugDescription
  }
}
