/// What a table knows of one of its routes.
public struct RouteInfo: Sendable {
  /// The method, the type key and the type value.
  public let name: RouteName

  /// The type of the parameter, or nil if the method takes none.
  public let parameterType: Any.Type?

  /// The type of the result, which is Void if the method returns nothing.
  public let resultType: Any.Type

  /// Whether the method must be awaited.
  public let isAsync: Bool

  /// The type of the method, in the words of Swift.
  let signature: String

  /// Where the route was declared: a file and line, a name, or a position in a list.
  public let source: String
}

extension RouteInfo {
  init<Owner>(_ row: RouteStorage<Owner>.Row) {
    name = RouteName(
      method: row.identity.method, typeKey: row.identity.typeKey, typeValue: row.identity.typeValue)
    parameterType = row.body.traits.parameter
    resultType = row.body.traits.result
    isAsync = row.body.isAsync
    signature = row.body.signature
    source = "\(row.source)"
  }
}

extension RouteInfo: CustomStringConvertible {
  /// The method, the type key, the type value, and the type of the method that is called.
  public var description: String {
    "\(name.method) for \(name.typeKey) '\(name.typeValue)': \(signature)"
  }
}
