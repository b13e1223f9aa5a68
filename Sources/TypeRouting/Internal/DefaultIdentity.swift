/// What a default route stands in for; nil stands for any.
struct DefaultIdentity: Hashable, Sendable {
  let method: String?
  let typeKey: String?
  let takesParameter: Bool

  /// The default routes that may stand in for a route, the most special first.
  static func candidates(for identity: RouteIdentity) -> [DefaultIdentity] {
    [
      (identity.method, identity.typeKey), (identity.method, nil), (nil, identity.typeKey),
      (nil, nil),
    ]
    .map { DefaultIdentity(method: $0, typeKey: $1, takesParameter: identity.takesParameter) }
  }
}

extension DefaultIdentity {
  /// The default route as messages name it.
  var asRoute: RouteIdentity {
    RouteIdentity(
      method: method ?? "any method", typeKey: typeKey ?? "any type key", typeValue: "any value",
      takesParameter: takesParameter)
  }
}

extension DefaultIdentity: CustomStringConvertible {
  var description: String {
    let labels = takesParameter ? "(_:)" : "()"
    let methods =
      method.map { $0 + labels } ?? "every method\(takesParameter ? " with a parameter" : "")"
    return "the default route of \(methods) for \(typeKey ?? "every type key")"
  }
}
