extension RouteName {
  /// Returns the shortest name of a method that reads as these parts.
  ///
  /// The type value follows the type key directly where that is enough, and after an underscore
  /// where the key would not end otherwise, or where another key fits as well. Parsing the result
  /// with the same keys and convention always gives these parts back.
  ///
  /// - Parameters:
  ///   - typeKeys: The type keys that names may contain.
  ///   - convention: The words of the scheme.
  /// - Returns: A name such as `createMenuDependingOnColorMenu_iPhone`, with the labels if there
  ///   are any.
  /// - Throws: A ``RouteNameError`` if no name reads as these parts, for example because the method
  ///   contains the separator and a key itself.
  /// - Complexity: That of parsing a name twice.
  public func spelling(
    typeKeys: some Sequence<String>, convention: Convention = Convention()
  ) throws(RouteNameError) -> String {
    let scheme = NameScheme(separator: convention.separator, typeKeys: Array(typeKeys))
    let head = "\(method)\(convention.separator)\(typeKey)"
    let tail = labels.map { "(\($0.map(MethodSpelling.spelling).joined()))" } ?? ""
    let short = "\(head)\(typeValue)\(tail)"
    if let parts = try? scheme.parse(short), parts == self { return short }
    let long = "\(head)_\(typeValue)\(tail)"
    let parts = try scheme.parse(long)
    guard parts == self else {
      throw RouteNameError(
        .ambiguous, name: long, readings: [self, parts],
        "No name reads as \(method) / \(typeKey) / \(typeValue); the nearest, '\(long)', reads as "
          + "\(parts.method) / \(parts.typeKey) / \(parts.typeValue).")
    }
    return long
  }
}
