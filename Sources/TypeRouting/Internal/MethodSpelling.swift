/// The ways in which Swift and Objective-C write the name of a method with its argument labels.
enum MethodSpelling {
  /// Splits a spelling into its base name and its labels, which are nil if it has none.
  ///
  /// Whatever doesn't look like labels stays part of the base name: raw identifiers may contain any
  /// punctuation.
  static func split(_ spelling: String) -> (base: [Character], labels: [String]?) {
    let text = Array(spelling)
    guard let last = text.last else { return ([], nil) }
    if last == ")", let open = openingParenthesis(of: text) {
      let inside = text[(open + 1)..<(text.count - 1)]
      if let labels = labels(in: inside) { return (withoutBackticks(text[..<open]), labels) }
    }
    if last == ":", let colon = text.firstIndex(of: ":"),
      let rest = labels(in: text[(colon + 1)...])
    {
      return (withoutBackticks(text[..<colon]), ["_"] + rest)
    }
    return (withoutBackticks(text[...]), nil)
  }

  /// The parenthesis that the last character closes, if no other one lies between.
  private static func openingParenthesis(of text: [Character]) -> Int? {
    guard let open = text.lastIndex(of: "("), open > 0 else { return nil }
    return text[open...].dropLast().contains(")") ? nil : open
  }

  /// The labels in a text like `_:name:`, or nil if it is anything else.
  private static func labels(in text: ArraySlice<Character>) -> [String]? {
    guard let last = text.last else { return [] }
    guard last == ":" else { return nil }
    var labels: [String] = []
    for label in text.dropLast().split(separator: ":", omittingEmptySubsequences: false) {
      let isRaw = label.count > 2 && label.first == "`" && label.last == "`"
      guard isRaw || !needsBackticks(label) else { return nil }
      labels.append(label.isEmpty ? "_" : String(withoutBackticks(label)))
    }
    return labels
  }

  /// A label with its colon.
  static func spelling(of label: String) -> String {
    needsBackticks(label) ? "`\(label)`:" : "\(label):"
  }

  private static func needsBackticks(_ label: some Sequence<Character>) -> Bool {
    label.contains { " ()".contains($0) }
  }

  private static func withoutBackticks(_ text: ArraySlice<Character>) -> [Character] {
    guard text.count > 2, text.first == "`", text.last == "`" else { return Array(text) }
    return Array(text.dropFirst().dropLast())
  }
}
