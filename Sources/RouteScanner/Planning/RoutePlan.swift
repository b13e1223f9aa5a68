package import TypeRouting

/// What is to be generated for a target, and what is wrong with its sources.
package struct RoutePlan: Sendable {
  package internal(set) var tables: [RouteTablePlan] = []
  /// All mistakes, in the order of files and lines.
  package internal(set) var diagnostics: [Diagnostic] = []
  /// How the files of the types import the library or its umbrella.
  package internal(set) var imports: Set<ScannedFile.Import> = []
}

/// The table of one type.
package struct RouteTablePlan: Sendable {
  /// The names of the type and of the types around it.
  package let path: [Identifier]
  /// The type of whose instances the table is: the root of a class hierarchy, or the owner.
  package let root: String
  /// The superclass to whose routes these are added; nil for a root.
  package let superclass: String?
  /// The name of the table, as it must be written.
  package let name: Identifier
  /// The access level of the table.
  package let access: Access
  /// The access level of the property that the protocol requires; nil if the type declares it.
  package let conformanceAccess: Access?
  /// How the names of the methods are read.
  package let scheme: RouteScheme
  /// The types that declare the type keys of this table.
  ///
  /// Below a root these are superclasses as well, since their tables lack keys that have no routes.
  package let keyOwners: [String]
  package let declaresSeparator: Bool
  package let kind: TypeDeclaration.Kind
  /// The platforms and versions that the type needs, in the form of the attribute.
  package let availability: [String]
  /// The conditions under which the table is compiled.
  package let conditions: [Condition]
  /// The rows in the order of their names.
  package internal(set) var rows: [RouteRow] = []

  /// The type, as it must be written.
  package var owner: String { path.map(\.spelling).joined(separator: ".") }
}

/// How the names of a table's methods are read.
package struct RouteScheme: Sendable {
  package let typeKeys: [String]
  package let convention: RouteName.Convention
}

/// A method that is a route.
package struct RouteRow: Sendable {
  package let route: RouteName
  package let method: MethodDeclaration
  /// The conditions around the method that are not around the table.
  package let conditions: [Condition]
  /// What `#available` must say where the method is used, for each attribute about it.
  package let availability: [String]
  /// Whether using the method gives a warning.
  package let isDeprecated: Bool

  /// Whether the row may be left out of the table.
  var isConditional: Bool { !conditions.isEmpty || !availability.isEmpty }
}
