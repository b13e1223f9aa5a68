import TypeRouting

/// The comparison of planned tables with what the compiler says about the module.
package struct RouteCheck {
  private let plan: RoutePlan
  private let graph: SymbolGraph
  /// The superclass of each class of the module, by their identifiers.
  private let superclasses: [String: String]
  /// The symbols that override another one.
  private let overriding: Set<String>
  private var differences: [String] = []

  /// The differences, as sentences that name the method and the reason.
  ///
  /// - Parameters:
  ///   - plan: The tables as they are generated.
  ///   - graph: The compiler's symbols, private ones included.
  /// - Returns: Nothing if each method that the compiler knows and whose name is a route is in its table,
  ///   and each row is such a method.
  package static func differences(between plan: RoutePlan, and graph: SymbolGraph) -> [String] {
    var check = RouteCheck(plan: plan, graph: graph)
    check.compareTypes()
    for table in plan.tables { check.compare(table) }
    return check.differences
  }

  private init(plan: RoutePlan, graph: SymbolGraph) {
    self.plan = plan
    self.graph = graph
    let known = Set(graph.symbols.map(\.identifier.precise))
    let relationships = graph.relationships.filter { known.contains($0.target) }
    superclasses = Dictionary(
      relationships.filter { $0.kind == "inheritsFrom" }.map { ($0.source, $0.target) },
      uniquingKeysWith: { first, _ in first })
    overriding = Set(relationships.filter { $0.kind == "overrides" }.map(\.source))
  }

  /// Reports types that ask for a table and have none, because something hides them from the scanner.
  private mutating func compareTypes() {
    let planned = Set(plan.tables.map { $0.path.map(\.text) })
    for symbol in graph.symbols
    where symbol.name == RoutePlanner.keysProperty && !symbol.isSynthesized {
      guard !planned.contains(symbol.owner), symbol.kind.identifier.hasPrefix("swift.type.") else {
        continue
      }
      report(
        symbol, "'\(symbol.owner.joined(separator: "."))' has type keys and no generated table")
    }
  }

  private mutating func compare(_ table: RouteTablePlan) {
    let owners = owners(of: table)
    var rows = Set(table.rows.map(\.method.fullName))
    let certain = Set(
      table.rows.filter { $0.method.conditions.isEmpty && table.conditions.isEmpty }.map(
        \.method.fullName))
    for symbol in graph.symbols where symbol.isMethod && owners.contains(symbol.owner) {
      guard !overriding.contains(symbol.identifier.precise), !symbol.isUnavailable,
        isRoute(symbol, of: table)
      else { continue }
      if rows.remove(symbol.name) == nil,
        !table.rows.contains(where: { $0.method.fullName == symbol.name })
      {
        report(
          symbol,
          "'\(symbol.pathComponents.joined(separator: "."))' is a route that the table of '\(table.owner)' lacks"
        )
      }
    }
    for row in table.rows
    where rows.contains(row.method.fullName) && certain.contains(row.method.fullName) {
      differences.append(
        "\(row.method.place): error: the table of '\(table.owner)' has '\(row.method.fullName)', which the "
          + "compiler doesn't know as a method of it")
    }
  }

  /// The types whose methods are in a table: its own, and superclasses that have no table.
  private func owners(of table: RouteTablePlan) -> Set<[String]> {
    var owners: Set<[String]> = [table.path.map(\.text)]
    guard table.superclass == nil else { return owners }
    let symbols = Dictionary(
      graph.symbols.map { ($0.identifier.precise, $0) }, uniquingKeysWith: { first, _ in first })
    var identifier = graph.symbols.first { $0.pathComponents == table.path.map(\.text) }?.identifier
      .precise
    while let current = identifier, let next = superclasses[current], let symbol = symbols[next] {
      guard owners.insert(symbol.pathComponents).inserted else { break }
      identifier = next
    }
    return owners
  }

  private func isRoute(_ symbol: SymbolGraph.Symbol, of table: RouteTablePlan) -> Bool {
    let name = symbol.name.hasSuffix("()") ? String(symbol.name.dropLast(2)) : symbol.name
    return
      (try? RouteName(
        parsing: name, typeKeys: table.scheme.typeKeys, convention: table.scheme.convention)) != nil
  }

  private mutating func report(_ symbol: SymbolGraph.Symbol, _ what: String) {
    let place = symbol.place.map { "\($0): " } ?? ""
    let reason =
      if symbol.isSynthesized {
        "it comes from an extension of a protocol, whose methods aren't found; declare it in the type"
      } else if symbol.place == nil {
        "it has no place in the sources, so a macro or another plugin made it; declare it in the type"
      } else {
        "discovery sees no extensions of type aliases and nothing that macros make; name the type itself"
      }
    differences.append("\(place)error: \(what): \(reason)")
  }
}
