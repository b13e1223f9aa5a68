/// What was found in a source file.
package struct ScannedFile: Sendable {
  package struct Import: Hashable, Sendable {
    package let module: String
    /// The access level, if one is written.
    package let access: Access?
  }

  package let source: SourceText
  let tokens: [Token]
  package var imports: [Import] = []
  /// The types and extensions in the order of their ends, nested ones included.
  package var types: [TypeDeclaration] = []

  /// Whether a name is used anywhere in the file.
  func mentions(_ name: String) -> Bool {
    let raw = "`\(name)`"
    return tokens.contains { token in
      switch token.kind {
      case .word: source.bytes[token.range].elementsEqual(name.utf8)
      case .rawIdentifier: source.bytes[token.range].elementsEqual(raw.utf8)
      default: false
      }
    }
  }
}
