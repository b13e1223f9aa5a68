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
    tokens.contains { $0.kind == .word && source.bytes[$0.range].elementsEqual(name.utf8) }
  }
}
