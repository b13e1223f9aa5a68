// What a type must be to have a generated table.

extension RoutePlanner {
  /// Whether a table can be generated for a type; reports the reason if it can't.
  mutating func checkKind(of type: RoutedType, markers: [PropertyDeclaration]) -> Bool {
    guard let declaration = type.declaration else {
      if let place = markers.first?.place {
        report(
          place,
          "'\(type.name)' is not declared in this module; a table is generated only in the module "
            + "that declares the type")
      }
      return false
    }
    let place = markers.first?.place ?? declaration.place
    if declaration.kind == .protocol {
      report(
        place,
        "'\(type.name)' is a protocol; declare '\(Self.keysProperty)' in each type that adopts it")
    } else if !type.access(in: index).reachesOtherFiles {
      report(
        place,
        "'\(type.name)' is private, so its generated table, which is in another file, can't use it; "
          + "make it internal")
    } else if type.entry.declarations.contains(where: \.declaration.isGeneric) {
      report(
        place,
        "'\(type.name)' is generic or inside of a generic type, which can't store a table; write its "
          + "routes by hand")
    } else {
      return true
    }
    return false
  }

  /// Returns whether a type declares the property that the protocol requires, and reports if it should.
  mutating func checkTableProperty(of type: RoutedType, root: RoutedType) -> Bool {
    let table = type.tableName
    let declared = type.properties(Self.tableProperty)
    if let property = declared.first {
      if !files.contains(where: { $0.mentions(table.text) }) {
        report(
          property.place,
          "'\(type.name).\(Self.tableProperty)' doesn't use the generated table '\(table.spelling)', so "
            + "the routes in it are never called; return it or add to it")
      }
      return true
    }
    if type.isFinal && root.key == type.key { return false }
    guard let place = type.declaration?.place else { return false }
    let declaration =
      "class var \(Self.tableProperty): RouteTable<\(root.name)> { \(table.spelling) }"
    if root.key == type.key {
      report(
        place,
        "'\(type.name)' is not final, so subclasses must be able to override its table; add "
          + "'\(declaration)' to it, or make it final")
    } else {
      report(
        place,
        "'\(type.name)' adds routes to those of its superclass; add 'override \(declaration)' to it"
      )
    }
    return true
  }

  /// Reports a separator that a subclass declares in vain.
  mutating func checkSeparator(of type: RoutedType, root: RoutedType) {
    for property in type.properties(Self.separatorProperty) {
      report(
        property.place,
        "'\(type.name)' has the naming scheme of '\(root.name)', so its separator is never used; "
          + "declare it there, or not at all")
    }
  }

  /// Reports classes whose tables would have the name of an inherited one.
  mutating func checkTableNames() {
    let names = Dictionary(plan.tables.map { ($0.path, $0.name) }) { first, _ in first }
    for table in plan.tables {
      let key = TypeIndex.Key(path: table.path, file: nil)
      let namesake = index.superclasses(of: key).first { names[$0.path] == table.name }
      guard let namesake, let place = index.entries[key]?.declarations.first?.declaration.place
      else { continue }
      report(
        place,
        "the tables of '\(table.owner)' and of its superclass "
          + "'\(namesake.path.map(\.spelling).joined(separator: "."))' would both be "
          + "'\(table.name.spelling)'; rename one of the classes")
    }
  }

  /// Reports a property that the generated file uses and can't see.
  mutating func checkAccess(of property: PropertyDeclaration, in type: RoutedType) {
    guard let access = property.modifiers.access, !access.reachesOtherFiles else { return }
    report(
      property.place,
      "'\(property.name)' is \(access.rawValue), so the generated table of '\(type.name)', which is in "
        + "another file, can't use it; make it internal")
  }

  /// The declarations of type keys, each in another branch of an `#if`; reports the others.
  mutating func distinct(
    _ markers: [PropertyDeclaration], of type: RoutedType
  ) -> [PropertyDeclaration] {
    var distinct: [PropertyDeclaration] = []
    for marker in markers.sorted(by: { $0.place < $1.place }) {
      if let other = distinct.first(where: {
        !Condition.areExclusive($0.conditions, marker.conditions)
      }) {
        report(
          marker.place,
          "the type keys of '\(type.name)' are also declared at \(other.place); declare them once, "
            + "or in branches of one #if")
      } else {
        distinct.append(marker)
      }
    }
    return distinct
  }
}
