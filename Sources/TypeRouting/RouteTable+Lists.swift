extension RouteTable {
  /// Creates a table from pairs of a name and a method, and traps if there are mistakes in them.
  ///
  /// - Parameters:
  ///   - methods: The methods by their names, as in a dictionary; the names follow the scheme.
  ///   - typeKeys: The type keys that names may contain.
  ///   - convention: The words of the naming scheme.
  /// - Complexity: O(*n*) in the number of routes.
  public init(
    _ methods: some Sequence<(key: String, value: RoutedMethod<Owner>)>, typeKeys: [String],
    convention: RouteName.Convention = .init()
  ) {
    self = Self.trapping { () throws(RouteTableError) in
      try .validated(methods, typeKeys: typeKeys, convention: convention)
    }
  }

  /// Returns a table of pairs of a name and a method, or throws all mistakes in them.
  ///
  /// - Parameters:
  ///   - methods: The methods by their names, as in a dictionary; the names follow the scheme.
  ///   - typeKeys: The type keys that names may contain.
  ///   - convention: The words of the naming scheme.
  /// - Returns: A table without mistakes.
  /// - Throws: A ``RouteTableError`` with all mistakes.
  /// - Complexity: O(*n*) in the number of routes.
  public static func validated(
    _ methods: some Sequence<(key: String, value: RoutedMethod<Owner>)>, typeKeys: [String],
    convention: RouteName.Convention = .init()
  ) throws(RouteTableError) -> RouteTable {
    var assembly = RouteAssembly<Owner>(typeKeys: typeKeys, convention: convention)
    for (name, method) in methods { assembly.add(MethodRoute(name, method), from: .name(name)) }
    return RouteTable(storage: try assembly.finish())
  }

  /// Creates a table from names and a function from an index to a method.
  ///
  /// This form is for generated tables. A `switch` over the indices of the names compiles in time
  /// linear in the routes, which a builder or a literal with thousands of lines doesn't; one of
  /// closures takes the compiler half the time of one of references.
  ///
  /// ```swift
  /// static let routes = RouteTable(names: names, typeKeys: ["Kind"], method: routedMethod)
  /// static let names = ["openDependingOnKindFile", "openDependingOnKindFolder"]
  /// static func routedMethod(_ index: Int) -> RoutedMethod<Menu> {
  ///   switch index {
  ///   case 0: return RoutedMethod(Menu.openDependingOnKindFile)
  ///   default: return RoutedMethod(Menu.openDependingOnKindFolder)
  ///   }
  /// }
  /// ```
  ///
  /// Traps if there are mistakes in the names.
  ///
  /// - Parameters:
  ///   - names: The names of the methods, which follow the scheme.
  ///   - typeKeys: The type keys that names may contain.
  ///   - convention: The words of the naming scheme.
  ///   - method: The method at an index of the names; called once for each, in order.
  /// - Complexity: O(*n*) in the number of routes.
  public init(
    names: [String], typeKeys: [String], convention: RouteName.Convention = .init(),
    method: (Int) -> RoutedMethod<Owner>
  ) {
    self = Self.trapping { () throws(RouteTableError) in
      try .validated(names: names, typeKeys: typeKeys, convention: convention, method: method)
    }
  }

  /// Returns a table of names and a function from an index to a method, or throws all mistakes.
  ///
  /// - Parameters:
  ///   - names: The names of the methods, which follow the scheme.
  ///   - typeKeys: The type keys that names may contain.
  ///   - convention: The words of the naming scheme.
  ///   - method: The method at an index of the names; called once for each, in order.
  /// - Returns: A table without mistakes.
  /// - Throws: A ``RouteTableError`` with all mistakes.
  /// - Complexity: O(*n*) in the number of routes.
  public static func validated(
    names: [String], typeKeys: [String], convention: RouteName.Convention = .init(),
    method: (Int) -> RoutedMethod<Owner>
  ) throws(RouteTableError) -> RouteTable {
    var assembly = RouteAssembly<Owner>(typeKeys: typeKeys, convention: convention)
    for (position, name) in names.enumerated() {
      assembly.add(MethodRoute(name, method(position)), from: .list(position))
    }
    return RouteTable(storage: try assembly.finish())
  }
}
