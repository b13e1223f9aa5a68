import TypeRouting

/// The tables of a plan as text for people.
package enum RouteListing {
  /// One paragraph for each table, with a line for each route.
  package static func text(of plan: RoutePlan) -> String {
    plan.tables.map(text).joined(separator: "\n")
  }

  private static func text(of table: RouteTablePlan) -> String {
    let header = ["method", "type key", "type value", "calls", "declared at"]
    let lines =
      [header]
      + table.rows.map { row in
        [
          row.route.method, row.route.typeKey, row.route.typeValue, row.method.fullName,
          "\(row.method.place)",
        ]
      }
    let widths = header.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    let count = table.rows.count == 1 ? "1 route" : "\(table.rows.count) routes"
    let title =
      "\(table.owner).\(table.name.spelling): \(count)\(table.superclass.map { ", added to those of \($0)" } ?? "")"
    return
      ([title]
      + lines.map { line in
        let cells = zip(line, widths).map { cell, width in
          cell + String(repeating: " ", count: width - cell.count)
        }
        var text = "  " + cells.joined(separator: "  ")
        while text.last == " " { text.removeLast() }
        return text
      }).joined(separator: "\n") + "\n"
  }
}
