/// What a route is looked up by, but for its parameter.
struct RouteKey: Hashable, Sendable {
  var method: String
  var typeKey: String
  var typeValue: String

  // Few enough to be hit, with letters of several bytes and texts that begin alike.
  static let methods = ["open", "openAll", "close", "\u{F6}ffnen"]
  static let typeKeys = ["Kind", "Kinds", "Gr\u{F6}\u{DF}e"]
  static let typeValues = [
    "File", "Files", "", "A rather long value of more than 15 bytes", "\u{1F600}",
  ]

  static func random(using random: inout Random) -> RouteKey {
    RouteKey(
      method: methods[random.below(methods.count)],
      typeKey: typeKeys[random.below(typeKeys.count)],
      typeValue: typeValues[random.below(typeValues.count)])
  }
}

/// A route to be made.
struct RoutePlan: Sendable {
  var key: RouteKey
  var takesParameter: Bool
  var isAsync: Bool
  /// What the route returns; with the parameter added if it takes one.
  var result: Int

  static func random(using random: inout Random) -> RoutePlan {
    RoutePlan(
      key: .random(using: &random), takesParameter: random.chance(50), isAsync: random.chance(30),
      result: random.below(1_000_000))
  }
}
