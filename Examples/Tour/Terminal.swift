import Foundation

/// What there is to know about text in a terminal.
enum Terminal {
  /// Whether the output is read by a person at a terminal who didn't ask for plain text.
  ///
  /// See https://no-color.org for the variable.
  static let hasColor =
    isatty(STDOUT_FILENO) == 1
    && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty

  /// The text in an ANSI colour, on a terminal; elsewhere just the text.
  static func colored(_ text: String, _ ansi: Int) -> String {
    hasColor ? "\u{1B}[\(ansi)m\(text)\u{1B}[0m" : text
  }

  /// How many columns a text takes: two for wide characters and emoji.
  static func columns(of text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  static func columns(of character: Character) -> Int {
    let isWide = character.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFE0F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
        true
      default:
        scalar.properties.isEmojiPresentation
      }
    }
    return isWide ? 2 : 1
  }

  /// The text in lines that fit, broken between words, or inside one that is too long for a line.
  ///
  /// White space and control characters of the text, which could do anything to a terminal, only
  /// separate words.
  static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: { $0.isWhitespace || isControl($0) }) {
      let addition = line.isEmpty ? String(word) : " \(word)"
      if columns(of: line) + columns(of: addition) <= width {
        line += addition
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = ""
      for character in word {
        if columns(of: line) + columns(of: character) > width {
          lines.append(line)
          line = ""
        }
        line.append(character)
      }
    }
    return lines + [line]
  }

  private static func isControl(_ character: Character) -> Bool {
    character.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
