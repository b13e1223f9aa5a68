extension RouteStorage {
  /// These routes and those of a subclass, which take the place of equal ones.
  func adding<Subclass>(_ added: RouteStorage<Subclass>) -> RouteStorage {
    var rows = rows
    var positions = positions
    for row in added.rows {
      let body = row.body.retargeted(to: Owner.self, of: row.identity)
      let row = Row(identity: row.identity, body: body, source: row.source)
      if let position = positions[row.identity] {
        rows[position] = row
      } else {
        positions[row.identity] = rows.count
        rows.append(row)
      }
    }
    let addedDefaults = added.defaults.map { identity, row in
      let body = row.body.retargeted(to: Owner.self, of: identity.asRoute)
      return (identity, DefaultRow(body: body, source: row.source))
    }
    return RouteStorage(
      rows: rows, positions: positions,
      defaults: defaults.merging(addedDefaults) { _, added in added },
      typeKeys: added.typeKeys, convention: convention)
  }
}
