/// The characters that the lexer tells apart, as bytes.
extension UInt8 {
  static var newline: UInt8 { 0x0A }
  static var carriageReturn: UInt8 { 0x0D }
  static var space: UInt8 { 0x20 }
  static var tab: UInt8 { 0x09 }
  static var quote: UInt8 { 0x22 }
  static var backslash: UInt8 { 0x5C }
  static var numberSign: UInt8 { 0x23 }
  static var slash: UInt8 { 0x2F }
  static var star: UInt8 { 0x2A }
  static var backtick: UInt8 { 0x60 }
  static var dot: UInt8 { 0x2E }

  /// Whether this ends a line.
  var isNewline: Bool { self == .newline || self == .carriageReturn }

  /// Whether this begins a character outside of ASCII.
  var isNonASCII: Bool { self >= 0x80 }

  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether this may be in a name or keyword; outside of ASCII, the scalar decides.
  var isWord: Bool {
    let lowercased = self | 0x20
    return lowercased >= UInt8(ascii: "a") && lowercased <= UInt8(ascii: "z")
      || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
  }

  /// Whether this may be in an operator; outside of ASCII, the scalar decides.
  var isOperator: Bool {
    switch self {
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"),
      UInt8(ascii: "?"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
