/// A route table in the making: takes declarations, collects mistakes, and makes the storage.
struct RouteAssembly<Owner> {
  private var rows: [RouteStorage<Owner>.Row] = []
  private var positions: [RouteIdentity: Int] = [:]
  private var defaults: [DefaultIdentity: RouteStorage<Owner>.DefaultRow] = [:]
  private var mistakes: [RouteTableError.Mistake] = []

  private let typeKeys: [String]
  private let convention: RouteName.Convention
  let scheme: NameScheme

  /// Starts an empty table.
  init(typeKeys: [String], convention: RouteName.Convention) {
    var seen: Set<String> = []
    self.typeKeys = typeKeys.filter { seen.insert($0).inserted }
    self.convention = convention
    scheme = NameScheme(separator: convention.separator, typeKeys: self.typeKeys)
  }

  /// The finished storage, or all mistakes.
  func finish() throws(RouteTableError) -> RouteStorage<Owner> {
    guard mistakes.isEmpty else {
      throw RouteTableError(owner: "\(Owner.self)", mistakes: mistakes)
    }
    return RouteStorage(
      rows: rows, positions: positions, defaults: defaults, typeKeys: typeKeys,
      convention: convention)
  }
}

// MARK: - Declarations

extension RouteAssembly {
  /// Adds what a builder collected.
  mutating func add(_ declarations: [RouteDeclaration<Owner>]) {
    for declaration in declarations {
      switch declaration.line {
      case .route(let route): add(route, from: declaration.source)
      case .defaultRoute(let route): add(route, from: declaration.source)
      }
    }
  }

  /// Adds a route.
  mutating func add(_ route: MethodRoute<Owner>, from source: RouteSource) {
    let takesParameter = route.target.parameterType != nil
    switch route.name {
    case .parts(let method, let typeKey, let typeValue):
      guard isDeclared(typeKey, source) else { return }
      let identity = RouteIdentity(
        method: method, typeKey: typeKey, typeValue: typeValue, takesParameter: takesParameter)
      add(.init(identity: identity, body: route.target.body, source: source))
    case .scheme(let text):
      do throws(RouteNameError) {
        let name = try scheme.parse(text)
        guard hasLabels(name, text, takesParameter: takesParameter, source) else { return }
        let identity = RouteIdentity(
          method: name.method, typeKey: name.typeKey, typeValue: name.typeValue,
          takesParameter: takesParameter)
        add(.init(identity: identity, body: route.target.body, source: source))
      } catch {
        report(.name, source, error.description)
      }
    }
  }

  /// Adds a default route.
  private mutating func add(_ route: DefaultRoute<Owner>, from source: RouteSource) {
    if let typeKey = route.typeKey, !isDeclared(typeKey, source) { return }
    let identity = DefaultIdentity(
      method: route.method, typeKey: route.typeKey,
      takesParameter: route.target.parameterType != nil)
    if let other = defaults[identity] {
      report(.duplicate, source, "There is \(identity) already at \(other.source).")
    } else {
      defaults[identity] = .init(body: route.target.body, source: source)
    }
  }

  private mutating func add(_ row: RouteStorage<Owner>.Row) {
    if let position = positions[row.identity] {
      let other = rows[position]
      report(
        .duplicate, row.source, "There is a route \(row.identity) already at \(other.source).")
    } else {
      positions[row.identity] = rows.count
      rows.append(row)
    }
  }
}

// MARK: - Mistakes

extension RouteAssembly {
  /// Whether a type key may be used; without declared ones, every key may.
  private mutating func isDeclared(_ typeKey: String, _ source: RouteSource) -> Bool {
    guard !typeKeys.isEmpty, !typeKeys.contains(typeKey) else { return true }
    let near = Nearest.word(to: typeKey, among: typeKeys).map { "; did you mean '\($0)'?" }
    report(
      .undeclaredTypeKey, source,
      "The type key '\(typeKey)' is not among the declared ones "
        + "(\(typeKeys.joined(separator: ", ")))" + (near ?? "."))
    return false
  }

  /// Whether the labels of a name, if it has any, belong to as many parameters as the method takes.
  private mutating func hasLabels(
    _ name: RouteName, _ text: String, takesParameter: Bool, _ source: RouteSource
  ) -> Bool {
    guard let labels = name.labels, labels.count != (takesParameter ? 1 : 0) else { return true }
    let method = takesParameter ? "takes one parameter" : "takes none"
    report(
      .parameterCount, source,
      "'\(text)' is the name of a method with \(labels.count) parameters, but its method \(method)."
    )
    return false
  }

  /// Keeps a mistake for the error at the end.
  mutating func report(
    _ kind: RouteTableError.Kind, _ source: RouteSource, _ description: String
  ) {
    mistakes.append(.init(kind: kind, source: "\(source)", description: description))
  }
}
