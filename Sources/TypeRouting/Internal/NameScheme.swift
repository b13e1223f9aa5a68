/// The grammar of routed names: a pure function from text to parts.
///
/// It works on characters, never on code units, so that a type key is not found in the middle of
/// a character: `ColorMenu` is no prefix of `ColorMenu\u{301}Red`.
struct NameScheme {
  /// The word between method and type key, in characters.
  private let separator: [Character]

  /// The type keys that a name may contain, each once.
  private let typeKeys: [[Character]]

  init(separator: String, typeKeys: [String]) {
    self.separator = Array(separator)
    var seen: Set<String> = []
    self.typeKeys = typeKeys.filter { !$0.isEmpty && seen.insert($0).inserted }.map { Array($0) }
  }

  /// Splits a name, or says why that can't be done.
  func parse(_ name: String) throws(RouteNameError) -> RouteName {
    guard !separator.isEmpty else {
      throw RouteNameError(
        .emptySeparator, name: name,
        "The separator of the naming scheme is empty, so '\(name)' can't be split.")
    }
    let (base, labels) = MethodSpelling.split(name)
    let ends = separatorEnds(in: base)
    guard !ends.isEmpty else {
      throw lowerCaseKey(in: base, of: name) ?? noSeparator(in: name)
    }

    let readings = ends.flatMap { self.readings(of: base, afterSeparatorEndingAt: $0) }
    guard !readings.isEmpty else { throw noTypeKey(in: name, rest: String(base[ends[0]...])) }
    let complete = readings.filter { !$0.method.isEmpty }
    // An underscore says where the key ends, so what it says goes before what fits by chance.
    let explicit = complete.filter(\.isExplicit)
    let candidates = explicit.isEmpty ? complete : explicit
    guard let found = candidates.first else { throw noMethod(in: name) }
    guard candidates.count == 1 else {
      throw ambiguous(name, candidates.prefix(Self.shownReadings).map { $0.name(labels: labels) })
    }
    return found.name(labels: labels)
  }

  /// How many readings an error shows: in a huge name there may be thousands.
  private static let shownReadings = 8
}

// MARK: - Readings

extension NameScheme {
  /// One way to split a name.
  private struct Reading {
    let method: ArraySlice<Character>
    let typeKey: [Character]
    let typeValue: ArraySlice<Character>

    /// Whether a mark after the type key says where it ends.
    let isExplicit: Bool

    func name(labels: [String]?) -> RouteName {
      RouteName(
        method: String(method), typeKey: String(typeKey), typeValue: String(typeValue),
        labels: labels)
    }
  }

  /// The positions after each separator that ends a word.
  private func separatorEnds(in base: [Character]) -> [Int] {
    guard base.count >= separator.count else { return [] }
    return (0...(base.count - separator.count)).compactMap { start in
      let end = start + separator.count
      return base[start..<end].elementsEqual(separator) && Self.isWordEnd(end, in: base) ? end : nil
    }
  }

  /// All type keys that fit after a separator.
  private func readings(of base: [Character], afterSeparatorEndingAt end: Int) -> [Reading] {
    // Spaces beside the words of a raw identifier belong to none of them.
    let method = Self.trimmingSpaces(base[..<(end - separator.count)])
    let rest = base[end...].drop(while: Self.isSpace)
    return typeKeys.compactMap { key in
      let keyEnd = rest.startIndex + key.count
      guard rest.starts(with: key), Self.isWordEnd(keyEnd, in: base) else { return nil }
      let isExplicit = keyEnd < base.count && Self.isMark(base[keyEnd])
      return Reading(
        method: method, typeKey: key, typeValue: base[(isExplicit ? keyEnd + 1 : keyEnd)...],
        isExplicit: isExplicit)
    }
  }

  /// Whether a word ends before a position: what follows neither goes on in lower case, nor goes on
  /// a number.
  static func isWordEnd(_ position: Int, in base: [Character]) -> Bool {
    guard position < base.count else { return true }
    let before = base[position - 1]
    let after = base[position]
    guard before.isLetter || before.isNumber else { return true }
    return !after.isLowercase && !(before.isNumber && after.isNumber)
  }

  /// Whether a character after a type key only marks its end.
  private static func isMark(_ character: Character) -> Bool {
    character == "_" || isSpace(character)
  }

  private static func isSpace(_ character: Character) -> Bool { character == " " }

  private static func trimmingSpaces(_ text: ArraySlice<Character>) -> ArraySlice<Character> {
    var text = text
    while let last = text.last, isSpace(last) { text.removeLast() }
    return text
  }
}

// MARK: - Mistakes

extension NameScheme {
  private func noSeparator(in name: String) -> RouteNameError {
    let word = String(separator)
    return RouteNameError(
      .noSeparator, name: name,
      "'\(name)' does not contain '\(word)' at the end of a word; a routed name is written as "
        + "method\(word)TypeKeyTypeValue.")
  }

  private func noMethod(in name: String) -> RouteNameError {
    RouteNameError(
      .noMethod, name: name, "'\(name)' has no method before '\(String(separator))'.")
  }

  /// The mistake of a type key that goes on the separator's word; nil if there is none.
  private func lowerCaseKey(in base: [Character], of name: String) -> RouteNameError? {
    for start in base.indices where base[start...].starts(with: separator) {
      let rest = base[(start + separator.count)...]
      guard let key = typeKeys.first(where: { rest.starts(with: $0) }) else { continue }
      let (word, text) = (String(separator), String(key))
      let capitalized = text.prefix(1).uppercased() + text.dropFirst()
      return RouteNameError(
        .noTypeKey, name: name,
        "In '\(name)', the type key '\(text)' goes on the word '\(word)', so it can't be told from "
          + "it; begin it with a capital letter, in the names and where it is declared: "
          + "'\(capitalized)'.")
    }
    return nil
  }

  private func noTypeKey(in name: String, rest: String) -> RouteNameError {
    let keys = typeKeys.map { String($0) }
    guard !keys.isEmpty else {
      return RouteNameError(
        .noTypeKey, name: name, "'\(name)' can't be split, since no type key is declared.")
    }
    var sentence = "In '\(name)', '\(rest)' does not begin with a declared type key "
    sentence += "(\(keys.sorted().joined(separator: ", ")))"
    if let key = keys.filter({ rest.hasPrefix($0) }).max(by: { $0.count < $1.count }) {
      let value = rest.dropFirst(key.count)
      sentence +=
        "; '\(value)' goes on the word '\(key)', so write '\(key)_\(value)' if it is the value"
    } else if let near = Nearest.word(to: rest, among: keys, comparingPrefixes: true) {
      sentence += "; did you mean '\(near)'?"
      return RouteNameError(.noTypeKey, name: name, sentence)
    }
    return RouteNameError(.noTypeKey, name: name, sentence + ".")
  }

  private func ambiguous(_ name: String, _ readings: [RouteName]) -> RouteNameError {
    let list = readings.map { "\($0.method) / \($0.typeKey) / \($0.typeValue)" }
    return RouteNameError(
      .ambiguous, name: name, readings: readings,
      "'\(name)' can be read as \(list.joined(separator: " or as ")) "
        + "(method / type key / type value); write '_' after the type key that is meant.")
  }
}
