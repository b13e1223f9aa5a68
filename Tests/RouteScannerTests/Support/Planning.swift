import RouteScanner

/// The tables of some files, and the mistakes in them.
func plan(_ texts: String...) -> RoutePlan {
  let files = texts.enumerated().map { number, text in
    DeclarationScanner.scan(SourceText(path: "\(number).swift", text))
  }
  return RoutePlanner.plan(files, module: "App")
}

/// The rows of each table, as `owner: method(_:) …`, with the mistakes after them.
func summary(_ plan: RoutePlan) -> [String] {
  plan.tables.map { table in
    ([table.owner + ":"] + table.rows.map(\.method.fullName)).joined(separator: " ")
  } + plan.diagnostics.map(\.description)
}

/// A class with two type keys, from whose third line on there are the members.
func menu(_ members: String) -> String {
  "final class Menu: MethodRouting {\nstatic let routeTypeKeys = [\"Color\", \"Kind\"]\n\(members)\n}"
}
