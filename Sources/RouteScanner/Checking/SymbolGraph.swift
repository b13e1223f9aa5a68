/// What the compiler says about a module, as far as routes are concerned.
///
/// See https://github.com/swiftlang/swift-docc-symbolkit for the format.
package struct SymbolGraph: Decodable, Sendable {
  package struct Symbol: Decodable, Sendable {
    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Location: Decodable {
      struct Position: Decodable {
        let line: Int
        let character: Int
      }
      let uri: String
      let position: Position
    }
    struct Availability: Decodable {
      let isUnconditionallyUnavailable: Bool?
    }

    let kind: Kind
    let identifier: Identifier
    /// The names of the types around the symbol and its own, with argument labels.
    let pathComponents: [String]
    let location: Location?
    let availability: [Availability]?
  }

  package struct Relationship: Decodable, Sendable {
    let kind: String
    let source: String
    let target: String
  }

  let symbols: [Symbol]
  let relationships: [Relationship]
}

extension SymbolGraph.Symbol {
  var owner: [String] { pathComponents.dropLast() }

  var name: String { pathComponents.last ?? "" }

  var isMethod: Bool { kind.identifier == "swift.method" }

  var isUnavailable: Bool {
    availability?.contains { $0.isUnconditionallyUnavailable == true } == true
  }

  /// Whether the symbol is another type's, shown as a member for documentation.
  var isSynthesized: Bool { identifier.precise.contains("::SYNTHESIZED::") }

  /// Where the symbol is declared; positions in graphs count from zero.
  var place: SourcePlace? {
    location.map { location in
      let path =
        location.uri.hasPrefix("file://") ? String(location.uri.dropFirst(7)) : location.uri
      return SourcePlace(
        path: path, line: location.position.line + 1, column: location.position.character + 1)
    }
  }
}
