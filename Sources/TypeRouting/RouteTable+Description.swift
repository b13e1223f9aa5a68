extension RouteTable: CustomStringConvertible {
  /// All routes as a table, sorted, with the default routes at the end.
  ///
  /// The same routes give the same text, whatever the order of their declaration:
  ///
  /// ```text
  /// RouteTable<Menu>: 3 routes
  /// createMenu  ColorMenu  Blue  (Int) -> ()
  /// createMenu  ColorMenu  Red   () -> ()
  /// save        Format     JSON  () -> Int
  /// ```
  public var description: String {
    let rows = routes.map { [$0.name.method, $0.name.typeKey, $0.name.typeValue, $0.signature] }
    let defaults = storage.defaults.map { identity, row in
      [identity.method ?? "*", identity.typeKey ?? "*", "*", row.body.signature]
    }
    let count = rows.count == 1 ? "1 route" : "\(rows.count) routes"
    let lines = TextTable.lines(rows + defaults.sorted { $0.lexicographicallyPrecedes($1) })
    return (["RouteTable<\(Owner.self)>: \(count)"] + lines).joined(separator: "\n")
  }
}
