/// Finds the place where a text stops being JSON (RFC 8259).
///
/// It only looks for the first mistake; reading values is the decoder's work. Half a character in an
/// escape, which the grammar allows and the decoder doesn't, is a mistake as well.
struct JSONSyntax {
  /// The first mistake, with line and column counted from 1, the column in bytes.
  struct Mistake: Error, Equatable {
    var line: Int
    var column: Int
    var message: String
  }

  /// As deep as Foundation's decoder goes.
  private static let deepest = 512

  let bytes: [UInt8]
  var position = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The first mistake in a text, or nil if it is JSON.
  static func firstMistake(in bytes: [UInt8]) -> Mistake? {
    var syntax = JSONSyntax(bytes)
    if let offset = syntax.firstByteThatIsNoText {
      syntax.position = offset
      return syntax.expected("text in UTF-8")
    }
    do throws(Mistake) {
      try syntax.value(depth: 0)
      syntax.skipSpace()
      if syntax.here != nil { throw syntax.expected("the end of the file") }
      return nil
    } catch {
      return error
    }
  }

  /// The byte at hand; nil at the end.
  var here: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Passes over white space.
  private mutating func skipSpace() {
    while let byte = here, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  /// Passes over this one if it is at hand, and says whether it was.
  @discardableResult
  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard here == UInt8(ascii: scalar) else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(Mistake) {
    guard depth < Self.deepest else { throw expected("at most \(Self.deepest) levels of brackets") }
    skipSpace()
    switch here {
    case UInt8(ascii: "{"):
      try list(until: "}") { (syntax) throws(Mistake) in
        syntax.skipSpace()
        guard syntax.here == UInt8(ascii: "\"") else { throw syntax.expected("a key in quotes") }
        try syntax.string()
        syntax.skipSpace()
        guard syntax.skip(":") else { throw syntax.expected("a colon") }
        try syntax.value(depth: depth + 1)
      }
    case UInt8(ascii: "["):
      try list(until: "]") { (syntax) throws(Mistake) in try syntax.value(depth: depth + 1) }
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    default: try number()
    }
  }

  /// Elements with commas between them, from the bracket at hand to the closing one.
  private mutating func list(
    until end: Unicode.Scalar, of element: (inout JSONSyntax) throws(Mistake) -> Void
  ) throws(Mistake) {
    position += 1
    skipSpace()
    if skip(end) { return }
    while true {
      try element(&self)
      skipSpace()
      if skip(end) { return }
      guard skip(",") else { throw expected("a comma or \"\(end)\"") }
    }
  }

  private mutating func word(_ word: String) throws(Mistake) {
    guard bytes[position...].starts(with: word.utf8) else { throw expected(word) }
    position += word.utf8.count
  }
}
