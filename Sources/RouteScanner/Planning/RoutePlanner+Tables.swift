import TypeRouting

extension RoutePlanner {
  /// Plans the tables of a type: none, one, or one for each branch of an `#if`.
  mutating func planTables(of type: RoutedType) {
    let markers = type.properties(Self.keysProperty)
    let ancestors = index.superclasses(of: type.key).compactMap { key in
      index.entries[key].map { RoutedType(key: key, entry: $0) }
    }
    // The class that adopts the protocol is the root of the hierarchy, and its table's type.
    let rootPosition = ancestors.lastIndex { ancestor in
      ancestor.adoptsProtocol || !ancestor.properties(Self.keysProperty).isEmpty
    }
    if let rootPosition {
      planSubclass(type, markers: markers, ancestors: ancestors, rootPosition: rootPosition)
    } else if !markers.isEmpty {
      planRoot(type, markers: markers, ancestors: ancestors)
    } else if type.adoptsProtocol, let declaration = type.declaration,
      declaration.kind != .protocol,
      type.properties(Self.tableProperty).isEmpty
    {
      report(
        declaration.place,
        "'\(type.name)' adopts MethodRouting and declares neither its routes nor its type keys; "
          + "for a generated table, declare the keys in it, as in "
          + "'static let \(Self.keysProperty) = [\"Color\"]'")
    }
  }

  private mutating func planRoot(
    _ type: RoutedType, markers: [PropertyDeclaration], ancestors: [RoutedType]
  ) {
    guard checkKind(of: type, markers: markers) else { return }
    noteImports(of: type)
    let declaresTable = checkTableProperty(of: type, root: type)
    for marker in distinct(markers, of: type) {
      guard let scheme = scheme(of: type, marker: marker, inherited: []) else { continue }
      let access = type.access(in: index)
      var table = RouteTablePlan(
        path: type.key.path, root: type.name, superclass: nil, name: type.tableName,
        access: min(access, marker.modifiers.access ?? .internal),
        conformanceAccess: declaresTable ? nil : access, scheme: scheme, keyOwners: [type.name],
        declaresSeparator: !type.properties(Self.separatorProperty).isEmpty,
        kind: type.declaration?.kind ?? .class,
        availability: type.declaration?.modifiers.versions ?? [], conditions: marker.conditions)
      var rows = candidates(of: type, below: ancestors[...], in: table)
      for position in ancestors.indices {
        rows += candidates(
          of: ancestors[position], below: ancestors[(position + 1)...], in: table, isInherited: true
        )
      }
      table.rows = settle(rows)
      plan.tables.append(table)
    }
  }

  /// Plans the table of a subclass, for the methods that its superclasses don't have.
  private mutating func planSubclass(
    _ type: RoutedType, markers: [PropertyDeclaration], ancestors: [RoutedType], rootPosition: Int
  ) {
    let root = ancestors[rootPosition]
    let inherited = ancestors[...rootPosition].flatMap { $0.properties(Self.keysProperty) }
    // A hierarchy whose root has a table by hand is left alone until a class declares keys.
    guard !markers.isEmpty || !inherited.isEmpty else { return }
    checkSeparator(of: type, root: root)
    let superclassesWithKeys = ancestors[..<rootPosition].filter {
      !$0.properties(Self.keysProperty).isEmpty
    }
    let branches =
      markers.isEmpty
      ? type.entry.declarations.map(\.declaration.conditions)
      : distinct(markers, of: type).map(\.conditions)
    for conditions in branches {
      let marker = markers.first { $0.conditions == conditions }
      guard let scheme = scheme(of: root, marker: marker, inherited: inherited) else { continue }
      var table = RouteTablePlan(
        path: type.key.path, root: root.name, superclass: ancestors[0].name, name: type.tableName,
        access: min(type.access(in: index), marker?.modifiers.access ?? .internal),
        conformanceAccess: nil, scheme: scheme,
        keyOwners: (marker.map { _ in [type.name] } ?? []) + superclassesWithKeys.map(\.name),
        declaresSeparator: false,
        kind: .class, availability: type.declaration?.modifiers.versions ?? [],
        conditions: conditions)
      let rows = candidates(of: type, below: ancestors[...], in: table)
      guard !rows.isEmpty, checkKind(of: type, markers: markers) else { continue }
      noteImports(of: type)
      _ = checkTableProperty(of: type, root: root)
      table.rows = settle(rows)
      plan.tables.append(table)
    }
  }

  /// The naming scheme of a type; nil, with a report, if it can't be read.
  private mutating func scheme(
    of type: RoutedType, marker: PropertyDeclaration?, inherited: [PropertyDeclaration]
  ) -> RouteScheme? {
    var keys: [String] = []
    for property in (marker.map { [$0] } ?? []) + inherited {
      checkAccess(of: property, in: type)
      guard let strings = property.strings, !strings.isEmpty, !strings.contains("") else {
        let isOverride = property.modifiers.words.contains("override")
        report(
          property.place,
          "the value of '\(Self.keysProperty)' has to be a list of plain string literals, as in "
            + "'static let \(Self.keysProperty) = [\"Color\", \"Format\"]', since it is read before "
            + "the program is compiled"
            + (isOverride ? "; an override lists only the keys that superclasses don't have" : ""))
        return nil
      }
      keys += strings
    }
    var convention = RouteName.Convention()
    let separators = type.properties(Self.separatorProperty).sorted { $0.place < $1.place }
    for other in separators.dropFirst() {
      report(
        other.place,
        "the separator of '\(type.name)' is also declared at \(separators[0].place); declare it once, "
          + "since a type has one naming scheme")
    }
    if let property = separators.first {
      checkAccess(of: property, in: type)
      guard let separator = property.strings?.first, property.strings?.count == 1,
        !separator.isEmpty
      else {
        report(
          property.place,
          "the value of '\(Self.separatorProperty)' has to be a plain string literal, as in "
            + "'static let \(Self.separatorProperty) = \"For\"', since it is read before the program "
            + "is compiled")
        return nil
      }
      convention = RouteName.Convention(separator: separator)
    }
    return RouteScheme(typeKeys: keys, convention: convention)
  }
}

extension RoutedType {
  /// Whether the type has a method that another one can override.
  func declares(_ method: MethodDeclaration) -> Bool {
    entry.parts.contains { part in
      part.declaration.methods.contains { $0.fullName == method.fullName && !$0.modifiers.isStatic }
    }
  }
}
