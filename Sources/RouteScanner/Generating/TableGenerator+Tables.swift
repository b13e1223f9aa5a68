extension TableGenerator {
  /// Adds the extension that has a table.
  mutating func write(_ table: RouteTablePlan) {
    write("")
    write(under: table.conditions) { generator in
      generator.writeDeprecatedRows(of: table)
      for versions in table.availability { generator.write("@available(\(versions))") }
      generator.write("extension \(table.owner) {")
      generator.writeTable(table)
      if let access = table.conformanceAccess {
        generator.write(
          """
            /// The routes of this type, found by TypeRoutingPlugin.
            \(access.prefix)static var routes: RouteTable<\(table.root)> { \(table.name.spelling) }

          """)
      }
      generator.writeMethods(table)
      generator.write("}")
    }
  }

  private mutating func writeTable(_ table: RouteTablePlan) {
    write(
      """
        /// The routes that are methods of this type, found by TypeRoutingPlugin.
        \(table.access.prefix)static let \(table.name.spelling): RouteTable<\(table.root)> = {
      """)
    let unconditional = table.rows.indices.filter { !table.rows[$0].isConditional }
    let isComplete = unconditional.count == table.rows.count
    write("    \(isComplete ? "let" : "var") names: [String] = [")
    for index in unconditional { write("      \(table.rows[index].nameLiteral),") }
    write("    ]")
    if !isComplete {
      // Some names may be left out, so that the place of a name is not the index of its row.
      write("    var indices: [Int] = [\(unconditional.map { "\($0)" }.joined(separator: ", "))]")
      for (index, row) in table.rows.enumerated() where row.isConditional {
        write(under: row.conditions) { generator in
          let check = row.availabilityCheck
          if let check { generator.write("    if \(check) {") }
          generator.write("    names.append(\(row.nameLiteral))")
          generator.write("    indices.append(\(index))")
          if check != nil { generator.write("    }") }
        }
      }
    }
    writeResult(of: table, method: "\(table.methodName)(at: \(isComplete ? "$0" : "indices[$0]"))")
    write("  }()\n")
  }

  /// Adds the lines that make the table of its names.
  private mutating func writeResult(of table: RouteTablePlan, method: String) {
    let lists = table.keyOwners.map { "\($0).\(RoutePlanner.keysProperty)" }
    let keys = lists.isEmpty ? "[]" : lists.joined(separator: " + ")
    if let superclass = table.superclass {
      write(
        """
            return \(superclass).routes.adding(for: \(table.owner).self, typeKeys: \(keys)) {
              names.indices.map { MethodRoute(names[$0], \(method)) }
            }
        """)
    } else {
      let separator = "\(table.owner).\(RoutePlanner.separatorProperty)"
      let convention = table.declaresSeparator ? ", convention: .init(separator: \(separator))" : ""
      write("    return RouteTable(names: names, typeKeys: \(keys)\(convention)) { \(method) }")
    }
  }

  private mutating func writeMethods(_ table: RouteTablePlan) {
    write(
      """
        /// The method of a row.
        nonisolated private static func \(table.methodName)(at index: Int) -> RoutedMethod<\(table.owner)> {
          switch index {
      """)
    for (index, row) in table.rows.enumerated() {
      let method =
        row.isDeprecated
        ? "deprecatedMethod(at: index, of: \(table.deprecatedName).self)"
        : row.expression(in: table)
      writeCase(index, of: row, returning: method)
    }
    write(
      """
          default: fatalError("There is no row \\(index).")
          }
        }
      """)
    for maker in Set(table.rows.compactMap { $0.maker(in: table) }).sorted() {
      for form in maker.parameters { writeMaker(maker, form, of: table) }
    }
  }

  private mutating func writeMaker(_ maker: MethodMaker, _ form: String, of table: RouteTablePlan) {
    let parameters = maker.hasParameter ? "Parameter, Result" : "Result"
    write(
      """

        @inline(never)
        nonisolated fileprivate static func \(table.makerName(maker))<\(parameters)>(
          _ method: @escaping @Sendable (\(table.owner)) \(form)
        ) -> RoutedMethod<\(table.owner)> {
          RoutedMethod(method)
        }
      """)
  }

  private mutating func writeCase(_ index: Int, of row: RouteRow, returning method: String) {
    var statement = "return \(method)"
    if let check = row.availabilityCheck {
      statement =
        "if \(check) { \(statement) } else { fatalError(\"Row \(index) needs a later version.\") }"
    }
    write(under: row.conditions) { $0.write("    case \(index): \(statement)") }
  }

  private mutating func writeDeprecatedRows(of table: RouteTablePlan) {
    guard table.rows.contains(where: \.isDeprecated) else { return }
    write(
      """
      \(table.availability.map { "@available(\($0)) " }.joined())private enum \(table.deprecatedName): DeprecatedRoutes {
        @available(*, deprecated)
        static func method(at index: Int) -> RoutedMethod<\(table.owner)> {
          switch index {
      """)
    for (index, row) in table.rows.enumerated() where row.isDeprecated {
      writeCase(index, of: row, returning: row.expression(in: table))
    }
    write(
      """
          default: fatalError("There is no deprecated row \\(index).")
          }
        }
      }

      """)
  }
}

extension Access {
  /// The level as it is written before a declaration.
  fileprivate var prefix: String { self == .internal ? "" : "\(rawValue) " }
}

extension RouteTablePlan {
  /// The name of the type with the deprecated rows, unique to the owner.
  fileprivate var deprecatedName: String {
    "Deprecated_" + String(owner.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
