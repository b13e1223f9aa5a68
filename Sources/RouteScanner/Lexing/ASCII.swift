/// The characters that the lexer tells apart, as bytes.
extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let numberSign = UInt8(ascii: "#")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let backtick = UInt8(ascii: "`")
  static let dot = UInt8(ascii: ".")

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
