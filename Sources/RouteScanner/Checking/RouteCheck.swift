import TypeRouting

/// The comparison of planned tables with what the compiler says about the module.
package struct RouteCheck {
  private let plan: RoutePlan
  private let graph: SymbolGraph
  /// The symbols by their identifiers.
  private let symbols: [String: SymbolGraph.Symbol]
  /// The superclass of each class of the module, by their identifiers.
  private let superclasses: [String: String]
  /// The protocols of the module that each type and protocol adopts, by their identifiers.
  private let protocols: [String: [String]]
  /// What protocols require, which is no method yet.
  private let requirements: Set<String>
  /// The symbols that override another one.
  private let overriding: Set<String>
  private let protocolPaths: Set<[String]>
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
    let symbols = Dictionary(
      graph.symbols.map { ($0.identifier.precise, $0) }, uniquingKeysWith: { first, _ in first })
    let relationships = graph.relationships.filter { symbols[$0.target] != nil }
    self.symbols = symbols
    superclasses = Dictionary(
      relationships.filter { $0.kind == "inheritsFrom" }.map { ($0.source, $0.target) },
      uniquingKeysWith: { first, _ in first })
    protocols = Dictionary(
      grouping: relationships.filter { $0.kind == "conformsTo" }, by: \.source
    ).mapValues { $0.map(\.target) }
    requirements = Set(
      relationships.filter { $0.kind.lowercased().hasSuffix("requirementof") }.map(\.source))
    protocolPaths = Set(
      graph.symbols.filter { $0.kind.identifier == "swift.protocol" }.map(\.pathComponents))
    overriding = Set(relationships.filter { $0.kind == "overrides" }.map(\.source))
  }

  /// Reports types that ask for a table and have none, because something hides them from the scanner.
  private mutating func compareTypes() {
    let planned = Set(plan.tables.map { $0.path.map(\.text) })
    for symbol in graph.symbols
    where symbol.name == RoutePlanner.keysProperty && !symbol.isSynthesized {
      // A subclass may have keys for its own subclasses only.
      guard !overriding.contains(symbol.identifier.precise) else { continue }
      guard !planned.contains(symbol.owner), symbol.kind.identifier.hasPrefix("swift.type.") else {
        continue
      }
      report(
        symbol, "'\(symbol.owner.joined(separator: "."))' has type keys and no generated table")
    }
  }

  private mutating func compare(_ table: RouteTablePlan) {
    let owners = owners(of: table)
    let rows = Set(table.rows.map(\.method.fullName))
    var known: Set<String> = []
    for symbol in graph.symbols where symbol.isMethod && owners.contains(symbol.owner) {
      let isHidden = symbol.isUnavailable || requirements.contains(symbol.identifier.precise)
      // What overrides a method is reached by that one's route.
      guard !isHidden, !overriding.contains(symbol.identifier.precise), isRoute(symbol, of: table)
      else { continue }
      known.insert(symbol.name)
      guard !rows.contains(symbol.name) else { continue }
      let name = symbol.pathComponents.joined(separator: ".")
      report(symbol, "'\(name)' is a route that the table of '\(table.owner)' lacks")
    }
    for row in table.rows where !known.contains(row.method.fullName) {
      // What is under a condition may not have been compiled.
      guard row.method.conditions.isEmpty, table.conditions.isEmpty else { continue }
      differences.append(
        "\(row.method.place): error: the table of '\(table.owner)' has '\(row.method.fullName)', "
          + "which the compiler doesn't know as a method of it")
    }
  }

  /// The names of the types and protocols whose methods can be called on the owner of a table: its
  /// own, those of superclasses that have no table, and those of protocols that these adopt.
  private func owners(of table: RouteTablePlan) -> Set<[String]> {
    let path = table.path.map(\.text)
    var waiting = graph.symbols.filter { $0.pathComponents == path }.map(\.identifier.precise)
    var found: Set<String> = []
    while let identifier = waiting.popLast() {
      guard found.insert(identifier).inserted else { continue }
      waiting += protocols[identifier] ?? []
      if table.superclass == nil, let superclass = superclasses[identifier] {
        waiting.append(superclass)
      }
    }
    return Set(found.compactMap { symbols[$0]?.pathComponents }).union([path])
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
      if symbol.isSynthesized || protocolPaths.contains(symbol.owner) {
        "it comes from an extension of a protocol, whose methods aren't found; declare it in the "
          + "type"
      } else if symbol.place == nil {
        "it has no place in the sources, so a macro or another plugin made it; declare it in the "
          + "type"
      } else {
        "discovery sees no extensions of type aliases and nothing that macros make; name the type "
          + "itself"
      }
    differences.append("\(place)error: \(what): \(reason)")
  }
}
