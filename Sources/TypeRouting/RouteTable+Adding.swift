extension RouteTable {
  /// Returns a table with the routes of this one and those of a subclass; traps on mistakes.
  ///
  /// A subclass overrides the class property of its superclass with it:
  ///
  /// ```swift
  /// override class var routes: RouteTable<Screen> { finderRoutes }
  /// private static let finderRoutes = Screen.routes.adding(for: Finder.self) {
  ///   MethodRoute("openDependingOnKindDisk", to: Finder.openDependingOnKindDisk)
  /// }
  /// ```
  ///
  /// A method of the superclass that the subclass overrides needs no route of its own. If it has
  /// one, or if a route or default route is for the same as an inherited one, that of the subclass
  /// takes its place. The naming convention is that of this table.
  ///
  /// - Parameters:
  ///   - subclass: The class that has the methods.
  ///   - typeKeys: More type keys, which the routes of the subclass may have.
  ///   - routes: The routes of the subclass, one on each line.
  /// - Returns: A table for instances of the subclass. Called on others, its added routes throw a
  ///   ``RoutingError``.
  /// - Complexity: O(*n*) in the number of all routes.
  public func adding<Subclass>(
    for subclass: Subclass.Type, typeKeys: [String] = [],
    @RouteBuilder<Subclass> _ routes: () -> [RouteDeclaration<Subclass>]
  ) -> RouteTable {
    Self.trapping { () throws(RouteTableError) in
      try validatedAdding(for: subclass, typeKeys: typeKeys, routes)
    }
  }

  /// Returns a table with the routes of this one and those of a subclass, or throws all mistakes.
  ///
  /// - Parameters:
  ///   - subclass: The class that has the methods.
  ///   - typeKeys: More type keys, which the routes of the subclass may have.
  ///   - routes: The routes of the subclass, one on each line.
  /// - Returns: A table for instances of the subclass.
  /// - Throws: A ``RouteTableError`` with all mistakes.
  /// - Complexity: O(*n*) in the number of all routes.
  public func validatedAdding<Subclass>(
    for subclass: Subclass.Type, typeKeys: [String] = [],
    @RouteBuilder<Subclass> _ routes: () -> [RouteDeclaration<Subclass>]
  ) throws(RouteTableError) -> RouteTable {
    guard subclass is Owner.Type else {
      throw RouteTableError(
        owner: "\(Owner.self)",
        mistakes: [
          .init(
            kind: .notASubclass, source: "\(subclass)",
            description:
              "Routes of \(subclass) can't be added, since it is no subclass of \(Owner.self).")
        ])
    }
    var assembly = RouteAssembly<Subclass>(
      typeKeys: storage.typeKeys + typeKeys, convention: storage.convention)
    assembly.add(routes())
    return RouteTable(storage: storage.adding(try assembly.finish()))
  }
}
