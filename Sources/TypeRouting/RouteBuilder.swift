/// The builder in which the routes of a table are written, one on each line.
///
/// It takes routes, default routes and arrays of routes, and knows `if`, `switch` and `for`. It is
/// meant for tables that people write, of some hundred routes; use names with an index for
/// thousands, which compile faster.
@resultBuilder public enum RouteBuilder<Owner>: Sendable {
  /// Adds a route and remembers where it was written.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - fileID: The file in which it is written.
  ///   - line: The line in which it is written.
  /// - Returns: What the table gets from this line.
  public static func buildExpression(
    _ route: MethodRoute<Owner>, fileID: StaticString = #fileID, line: Int = #line
  ) -> [RouteDeclaration<Owner>] {
    [RouteDeclaration(.route(route), .line(fileID: fileID, line))]
  }

  /// Adds a default route and remembers where it was written.
  ///
  /// - Parameters:
  ///   - route: The default route.
  ///   - fileID: The file in which it is written.
  ///   - line: The line in which it is written.
  /// - Returns: What the table gets from this line.
  public static func buildExpression(
    _ route: DefaultRoute<Owner>, fileID: StaticString = #fileID, line: Int = #line
  ) -> [RouteDeclaration<Owner>] {
    [RouteDeclaration(.defaultRoute(route), .line(fileID: fileID, line))]
  }

  /// Adds all routes of an array.
  ///
  /// - Parameters:
  ///   - routes: The routes.
  ///   - fileID: The file in which it is written.
  ///   - line: The line in which it is written.
  /// - Returns: What the table gets from this line.
  public static func buildExpression(
    _ routes: [MethodRoute<Owner>], fileID: StaticString = #fileID, line: Int = #line
  ) -> [RouteDeclaration<Owner>] {
    routes.map { RouteDeclaration(.route($0), .line(fileID: fileID, line)) }
  }

  /// Joins the lines of a block.
  ///
  /// - Parameter lines: What each of the lines made.
  /// - Returns: All of it, in this order.
  public static func buildBlock(
    _ lines: [RouteDeclaration<Owner>]...
  ) -> [RouteDeclaration<Owner>] { lines.flatMap(\.self) }

  /// Joins what a loop made.
  ///
  /// - Parameter rounds: What each of the rounds made.
  /// - Returns: All of it, in this order.
  public static func buildArray(
    _ rounds: [[RouteDeclaration<Owner>]]
  ) -> [RouteDeclaration<Owner>] { rounds.flatMap(\.self) }

  /// Adds what a condition without an alternative made, if anything.
  ///
  /// - Parameter lines: What it made; nil if it didn't hold.
  /// - Returns: What it made, or nothing.
  public static func buildOptional(
    _ lines: [RouteDeclaration<Owner>]?
  ) -> [RouteDeclaration<Owner>] { lines ?? [] }

  /// Adds what the first branch of a condition made.
  ///
  /// - Parameter lines: What it made.
  /// - Returns: The same.
  public static func buildEither(
    first lines: [RouteDeclaration<Owner>]
  ) -> [RouteDeclaration<Owner>] { lines }

  /// Adds what the second branch of a condition made.
  ///
  /// - Parameter lines: What it made.
  /// - Returns: The same.
  public static func buildEither(
    second lines: [RouteDeclaration<Owner>]
  ) -> [RouteDeclaration<Owner>] { lines }

  /// Adds what a block with an availability condition made.
  ///
  /// - Parameter lines: What it made.
  /// - Returns: The same.
  public static func buildLimitedAvailability(
    _ lines: [RouteDeclaration<Owner>]
  ) -> [RouteDeclaration<Owner>] { lines }
}

/// What a builder hands to its table for one line; only builders make it.
public struct RouteDeclaration<Owner>: Sendable {
  /// The two kinds of lines.
  enum Line: Sendable {
    case route(MethodRoute<Owner>)
    case defaultRoute(DefaultRoute<Owner>)
  }

  let line: Line
  let source: RouteSource

  init(_ line: Line, _ source: RouteSource) {
    self.line = line
    self.source = source
  }
}
