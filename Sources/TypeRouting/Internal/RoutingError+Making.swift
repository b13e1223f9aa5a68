extension RoutingError {
  private init(
    _ kind: Kind, _ route: RouteIdentity, available: [String] = [], nearest: String? = nil,
    expectedType: String? = nil, actualType: String? = nil, _ description: String
  ) {
    self.kind = kind
    method = route.method
    typeKey = route.typeKey
    typeValue = route.typeValue
    self.available = available
    self.nearest = nearest
    self.expectedType = expectedType
    self.actualType = actualType
    self.description = description
  }

  /// How many names a sentence lists, so that it stays one.
  private static let shown = 32

  /// A route that isn't there: the part of it that is not known, and what there is in its place.
  static func missing(
    _ route: RouteIdentity, asked: String, what: String, available: [String]
  ) -> RoutingError {
    let nearest = Nearest.word(to: asked, among: available)
    var sentence = "There is no route \(route)"
    if available.isEmpty {
      sentence += "; there are no routes at all"
    } else {
      sentence += "; there are the \(what) \(available.prefix(shown).joined(separator: ", "))"
      if available.count > shown { sentence += " and \(available.count - shown) more" }
    }
    sentence += nearest.map { ". Did you mean '\($0)'?" } ?? "."
    return RoutingError(.missing, route, available: available, nearest: nearest, sentence)
  }

  /// A parameter of the wrong type.
  static func parameter(
    _ route: RouteIdentity, expected: Any.Type, actual: Any.Type
  ) -> RoutingError {
    RoutingError(
      .parameter, route, expectedType: "\(expected)", actualType: "\(actual)",
      "The route \(route) takes a parameter of type \(expected), but was given one of type "
        + "\(actual).")
  }

  /// A parameter where the method takes none, or none where it takes one of that type.
  static func parameterCount(
    _ route: RouteIdentity, expected: Any.Type?, actual: Any.Type
  ) -> RoutingError {
    let sentence =
      if let expected {
        "takes a parameter of type \(expected), but was given none."
      } else {
        "takes no parameter, but was given one of type \(actual)."
      }
    return RoutingError(
      .parameter, route, expectedType: "\(expected ?? Void.self)", actualType: "\(actual)",
      "The method \(route.method) for \(route.typeKey) '\(route.typeValue)' \(sentence)")
  }

  /// A result of the wrong type.
  static func result(
    _ route: RouteIdentity, expected: Any.Type, actual: Any.Type
  ) -> RoutingError {
    RoutingError(
      .result, route, expectedType: "\(expected)", actualType: "\(actual)",
      "The route \(route) returns \(expected), but the call wants \(actual).")
  }

  /// An asynchronous method in a synchronous call.
  @usableFromInline static func asynchronous(_ route: RouteIdentity) -> RoutingError {
    RoutingError(
      .asynchronous, route,
      "The route \(route) leads to an async method; call it with callRoutedMethodAsync.")
  }

  /// A method of the main actor that was called elsewhere.
  static func mainActor(_ route: RouteIdentity) -> RoutingError {
    RoutingError(
      .mainActor, route,
      "The route \(route) leads to a method of the main actor; call it there, or route to an async "
        + "method.")
  }

  /// A method that changes a value, which was given as one that doesn't change.
  static func mutating(_ route: RouteIdentity) -> RoutingError {
    RoutingError(
      .mutating, route,
      "The route \(route) changes its value; call it with callMutatingRoutedMethod.")
  }

  /// An object that is not of the class that has the method.
  static func owner(
    _ route: RouteIdentity, expected: Any.Type, actual: Any.Type
  ) -> RoutingError {
    RoutingError(
      .owner, route, expectedType: "\(expected)", actualType: "\(actual)",
      "The route \(route) leads to a method of \(expected), but was called on an instance of "
        + "\(actual).")
  }
}
