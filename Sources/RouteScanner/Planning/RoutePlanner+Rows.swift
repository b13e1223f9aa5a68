import TypeRouting

extension RoutePlanner {
  /// The methods of a type that are routes of a table; reports those that should be and can't.
  ///
  /// - Parameters:
  ///   - type: The type that has the methods.
  ///   - superclasses: Its superclasses. What overrides a method of theirs is reached by that one's
  ///     route.
  ///   - table: The table, without its rows.
  ///   - isInherited: Whether the type has no keys of its own and its subclasses may have several
  ///     schemes, so that unknown keys are no mistakes.
  /// - Returns: The rows in the order of the sources.
  mutating func candidates(
    of type: RoutedType, below superclasses: ArraySlice<RoutedType>, in table: RouteTablePlan,
    isInherited: Bool = false
  ) -> [RouteRow] {
    var rows: [RouteRow] = []
    for part in type.entry.parts {
      for method in part.declaration.methods {
        guard !Condition.areExclusive(method.conditions, table.conditions),
          // Before the name is read: with the keys of a subclass, it may read in another way.
          !overrides(method, declaredIn: superclasses),
          let route = route(of: method, scheme: table.scheme, isInherited: isInherited),
          !method.modifiers.isUnavailable, !part.declaration.modifiers.isUnavailable
        else { continue }
        if let reason = obstacle(method, of: type, in: table) {
          report(method.place, reason)
          continue
        }
        let conditions = method.conditions.filter { !table.conditions.contains($0) }
        rows.append(
          RouteRow(
            route: route, method: method, conditions: conditions,
            availability: part.declaration.kind == .extension
              ? part.declaration.modifiers.versions + method.modifiers.versions
              : method.modifiers.versions,
            isDeprecated: method.modifiers.isDeprecated || part.declaration.modifiers.isDeprecated))
      }
    }
    return rows
  }

  private func overrides(
    _ method: MethodDeclaration, declaredIn superclasses: ArraySlice<RoutedType>
  ) -> Bool {
    method.modifiers.words.contains("override") && superclasses.contains { $0.declares(method) }
  }

  /// What a method's name says; nil if it is no route, with a report if it looks like one.
  private mutating func route(
    of method: MethodDeclaration, scheme: RouteScheme, isInherited: Bool
  ) -> RouteName? {
    do {
      return try RouteName(
        parsing: method.name.spelling, typeKeys: scheme.typeKeys, convention: scheme.convention)
    } catch {
      let isOther = isInherited && error.kind == .noTypeKey
      if error.kind != .noSeparator, !isOther { report(method.place, error.description) }
      return nil
    }
  }

  /// Why a method whose name is a route's can't be one; nil if it can.
  private func obstacle(
    _ method: MethodDeclaration, of type: RoutedType, in table: RouteTablePlan
  ) -> String? {
    let name = "'\(type.name).\(method.fullName)'"
    let elsewise = "or change its name"
    if method.modifiers.isStatic {
      return
        "\(name) belongs to the type, and only methods of instances can be routes; make it one, \(elsewise)"
    }
    if let access = method.modifiers.access, !access.reachesOtherFiles {
      return
        "\(name) is \(access.rawValue), so its generated table, which is in another file, can't "
        + "call it; make it internal, \(elsewise)"
    }
    if method.parameters.count > 1 {
      return
        "\(name) has \(method.parameters.count) parameters, and a route has one at most; put them "
        + "into one type, \(elsewise)"
    }
    if method.isGeneric || method.parameters.contains(where: \.isOpaque) {
      return
        "\(name) is generic, and a route has one type of parameter and result; name the type, \(elsewise)"
    }
    if let kind = method.parameters.first?.obstacle {
      return
        "\(name) has a parameter that is \(kind), which a route can't pass; take a value, \(elsewise)"
    }
    if method.modifiers.words.contains("mutating"), method.isAsync {
      return
        "\(name) is mutating and asynchronous, and a route can be only one of both; split it, \(elsewise)"
    }
    return nil
  }

  /// The rows in their final order, without repetitions; reports those that are for the same.
  mutating func settle(_ rows: [RouteRow]) -> [RouteRow] {
    var groups: [RouteIdentity: [RouteRow]] = [:]
    var settled: [RouteRow] = []
    for row in rows {
      let identity = RouteIdentity(row)
      let other = groups[identity, default: []].first { other in
        Condition.certainlyMeet(other.method.conditions, row.method.conditions)
      }
      groups[identity, default: []].append(row)
      if let other {
        reportDuplicate(other, row)
        continue
      }
      settled.append(row)
    }
    return settled.sorted {
      ($0.method.fullName, $0.method.place) < ($1.method.fullName, $1.method.place)
    }
  }
}

extension RoutePlanner {
  private mutating func reportDuplicate(_ one: RouteRow, _ other: RouteRow) {
    let isInOrder = one.method.place < other.method.place
    let first = isInOrder ? one.method : other.method
    let second = isInOrder ? other.method : one.method
    report(
      second.place,
      "'\(second.fullName)' and '\(first.fullName)' at \(first.place) are routes for the same: method "
        + "'\(one.route.method)', type key '\(one.route.typeKey)', type value "
        + "'\(one.route.typeValue)'; rename one of them")
  }
}

extension MethodDeclaration.Parameter {
  /// The kind of parameter that a route can't pass; nil if it can.
  fileprivate var obstacle: String? {
    isVariadic ? "variadic" : isInout ? "inout" : isSending ? "sending" : nil
  }
}

/// What two routes of a table must not share.
private struct RouteIdentity: Hashable {
  let method: String
  let typeKey: String
  let typeValue: String
  let hasParameter: Bool

  init(_ row: RouteRow) {
    method = row.route.method
    typeKey = row.route.typeKey
    typeValue = row.route.typeValue
    hasParameter = !row.method.parameters.isEmpty
  }
}

extension Condition {
  /// Whether two declarations are compiled together somewhere, as far as can be told.
  static func certainlyMeet(_ first: [Condition], _ second: [Condition]) -> Bool {
    first.starts(with: second) || second.starts(with: first)
  }
}

extension Modifiers {
  /// Whether code that uses the declaration gets a warning.
  var isDeprecated: Bool { availability.contains { $0.contains("deprecated") } }

  /// Whether no code can use the declaration.
  var isUnavailable: Bool {
    availability.contains { $0.first == "*" && $0.contains("unavailable") }
  }

  /// The platforms and versions that the declaration needs, in the form of `#available`.
  var versions: [String] {
    attributes.filter { $0.name == "available" }.compactMap(\.arguments).compactMap { arguments in
      let parts = arguments.split(separator: ",").map { part in
        part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      guard let first = parts.first, first != "*" else { return nil }
      // `macOS 26, iOS 26, *` as opposed to `macOS, introduced: 26`.
      if parts.last == "*" { return parts.joined(separator: ", ") }
      guard let version = parts.first(where: { $0.hasPrefix("introduced:") })?.dropFirst(11)
      else { return nil }
      return "\(first) \(version.trimmingPrefix(while: \.isWhitespace)), *"
    }
  }

  /// The words of each attribute about availability.
  private var availability: [[Substring]] {
    attributes.filter { $0.name == "available" }.compactMap(\.arguments).map { arguments in
      arguments.split { ", :\n\t\r".contains($0) }
    }
  }
}
