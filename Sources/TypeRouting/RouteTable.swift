/// The routes of a type: which method handles which value of which type key.
///
/// A table is made once, checked as a whole, and never changes afterwards. Mistakes in it, such as
/// two routes for the same value or a name that can be read in two ways, are found when it is made
/// and not when a call goes wrong.
///
/// ```swift
/// final class MenuController: MethodRouting {
///   func createMenuDependingOnColorMenuRed() { … }
///   func createMenuDependingOnColorMenuBlue(_ items: Int) { … }
///
///   static let routes = RouteTable<MenuController>(typeKeys: ["ColorMenu"]) {
///     MethodRoute(
///       "createMenuDependingOnColorMenuRed", to: MenuController.createMenuDependingOnColorMenuRed)
///     MethodRoute(
///       "createMenuDependingOnColorMenuBlue", to: MenuController.createMenuDependingOnColorMenuBlue)
///   }
/// }
/// ```
///
/// A copy costs one reference. Any number of threads and tasks may use a table at the same time,
/// without locks. A method that runs because of a table may replace the variable from which it
/// came: the call goes on with the table that it began with.
@frozen public struct RouteTable<Owner>: Sendable {
  @usableFromInline let storage: RouteStorage<Owner>

  init(storage: RouteStorage<Owner>) { self.storage = storage }

  /// Creates a table from routes, and traps if there are mistakes in them.
  ///
  /// The trap shows all mistakes together, in the words of ``RouteTableError``.
  ///
  /// - Parameters:
  ///   - typeKeys: The type keys that names may contain and that routes may have. If there are
  ///     none, routes that are given in parts may have any key.
  ///   - convention: The words of the naming scheme.
  ///   - routes: The routes, one on each line.
  /// - Complexity: O(*n*) in the number of routes.
  public init(
    typeKeys: [String], convention: RouteName.Convention = .init(),
    @RouteBuilder<Owner> _ routes: () -> [RouteDeclaration<Owner>]
  ) {
    self = Self.trapping { () throws(RouteTableError) in
      try .validated(typeKeys: typeKeys, convention: convention, routes)
    }
  }

  /// Returns a table of routes, or throws all mistakes in them.
  ///
  /// Use it where routes are not known when the program is written, and in tests.
  ///
  /// - Parameters:
  ///   - typeKeys: The type keys that names may contain and that routes may have. If there are
  ///     none, routes that are given in parts may have any key.
  ///   - convention: The words of the naming scheme.
  ///   - routes: The routes, one on each line.
  /// - Returns: A table without mistakes.
  /// - Throws: A ``RouteTableError`` with all mistakes, in the order of the lines.
  /// - Complexity: O(*n*) in the number of routes.
  public static func validated(
    typeKeys: [String], convention: RouteName.Convention = .init(),
    @RouteBuilder<Owner> _ routes: () -> [RouteDeclaration<Owner>]
  ) throws(RouteTableError) -> RouteTable {
    var assembly = RouteAssembly<Owner>(typeKeys: typeKeys, convention: convention)
    assembly.add(routes())
    return RouteTable(storage: try assembly.finish())
  }

  /// The table that a body returns; traps with the text of its error.
  static func trapping(_ body: () throws(RouteTableError) -> RouteTable) -> RouteTable {
    do {
      return try body()
    } catch {
      fatalError(error.description)
    }
  }
}
