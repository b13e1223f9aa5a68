/// A text as a terminal shows it in one line: characters take no, one or two columns.
package struct DisplayText {
  private let characters: [(character: Character, width: Int)]

  /// The number of columns.
  package let width: Int

  /// Makes a line of a text, with line breaks and other controls made visible as a space.
  package init(_ text: String) {
    characters = text.map { character in
      let isControl = character.unicodeScalars.contains {
        $0.properties.generalCategory == .control
      }
      return isControl ? (" ", 1) : (character, Self.width(of: character))
    }
    width = characters.reduce(0) { $0 + $1.width }
  }

  /// The text in exactly that many columns, padded, or cut with an ellipsis.
  package func fitted(to columns: Int) -> String {
    guard width > columns else { return plain + String(repeating: " ", count: columns - width) }
    guard columns > 0 else { return "" }
    var cut = ""
    var used = 0
    for (character, width) in characters {
      guard used + width < columns else { break }
      cut.append(character)
      used += width
    }
    return cut + "…" + String(repeating: " ", count: columns - used - 1)
  }

  private var plain: String { String(characters.map(\.character)) }

  private static func width(of character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      // A selector asks for the picture instead of the letter-like form.
      if scalar == "\u{FE0F}" { return 2 }
      width = max(width, isWide(scalar) ? 2 : isInvisible(scalar) ? 0 : 1)
    }
    return width
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  /// Whether a scalar is wide or full-width by Unicode Standard Annex 11, rounded to blocks.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18DFF,
      0x1AFF0...0x1B2FF, 0x1F1E6...0x1F1FF, 0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
