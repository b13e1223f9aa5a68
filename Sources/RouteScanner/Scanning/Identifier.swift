/// A name in source text.
package struct Identifier: Hashable, Sendable {
  /// The name without backticks.
  package let text: String
  /// Whether it was written in backticks, which it then needs elsewhere too.
  package let isRaw: Bool

  package init(_ text: String, isRaw: Bool = false) {
    self.text = text
    self.isRaw = isRaw
  }

  /// The name as it must be written in Swift.
  package var spelling: String { isRaw ? "`\(text)`" : text }

  // A name is the same with and without backticks.

  package static func == (first: Identifier, second: Identifier) -> Bool {
    first.text == second.text
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
