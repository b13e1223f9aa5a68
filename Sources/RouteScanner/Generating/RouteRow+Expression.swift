extension RouteRow {
  /// The name for the table, in quotes.
  ///
  /// A raw name keeps its backticks, since it may end like a list of labels.
  var nameLiteral: String {
    let characters = method.name.spelling.flatMap { character in
      character == "\\" || character == "\"" ? ["\\", character] : [character]
    }
    return "\"\(String(characters))\""
  }

  /// The condition under which a method can be used that not all versions of a platform have.
  var availabilityCheck: String? {
    availability.isEmpty
      ? nil : availability.map { "#available(\($0))" }.joined(separator: ", ")
  }

  /// The function that makes the method a routed one; nil if a reference to the method can't be passed.
  func maker(in table: RouteTablePlan) -> MethodMaker? {
    let words = method.modifiers.words
    if words.contains("mutating") || table.kind == .actor && !words.contains("nonisolated") {
      return nil
    }
    // Such a reference would send an object, which not all can be.
    if isOnMainActor, !method.isAsync { return nil }
    return MethodMaker(isAsync: method.isAsync, hasParameter: !method.parameters.isEmpty)
  }

  private var isOnMainActor: Bool {
    method.modifiers.attributes.contains { $0.name == "MainActor" }
  }

  /// The expression that makes the method a routed one.
  func expression(in table: RouteTablePlan) -> String {
    if let maker = maker(in: table) {
      let labels = method.parameters.map { "(\($0.label?.spelling ?? "_"):)" }.joined()
      let reference = "\(table.owner).\(method.name.spelling)\(labels)"
      return "\(table.owner).\(table.makerName(maker))(\(reference))"
    }
    if method.modifiers.words.contains("mutating") {
      return closure(label: "mutating", owner: "inout \(table.owner)", effects: "")
    }
    return isOnMainActor
      ? closure(label: "onMainActor", owner: table.owner, effects: "")
      : closure(label: "calling", owner: table.owner, effects: "await ")
  }

  private func closure(label: String, owner: String, effects: String) -> String {
    let call = (method.isThrowing ? "try " : "") + effects + "owner.\(method.name.spelling)"
    guard let parameter = method.parameters.first else {
      return "RoutedMethod(\(label): { (owner: \(owner)) in \(call)() })"
    }
    let argument = (parameter.label.map { "\($0.spelling): " } ?? "") + "parameter"
    return "RoutedMethod(\(label): { (owner: \(owner), parameter) in \(call)(\(argument)) })"
  }
}

/// A generated function from a method reference to a routed method.
///
/// There is one for each kind of method, since the compiler takes long to choose among all initializers.
struct MethodMaker: Hashable, Comparable {
  let isAsync: Bool
  let hasParameter: Bool

  var suffix: String { (isAsync ? "Awaiting" : "Calling") + (hasParameter ? "WithParameter" : "") }

  /// The parameters of the function: one form for methods of the main actor, which must stay there.
  ///
  /// The language of Swift 5 takes forms for the same that differ only in the actor.
  var parameters: [String] {
    let parameters = hasParameter ? "(Parameter)" : "()"
    return isAsync
      ? ["-> \(parameters) async throws -> Result"]
      : [
        "-> \(parameters) throws -> Result",
        "-> @MainActor \(parameters) throws -> Result, onMainActor: Void = ()",
      ]
  }

  static func < (first: MethodMaker, second: MethodMaker) -> Bool { first.suffix < second.suffix }
}

extension RouteTablePlan {
  /// The name of the function from an index to a method.
  var methodName: String { nameWithSuffix("Method") }

  func makerName(_ maker: MethodMaker) -> String { nameWithSuffix(maker.suffix) }

  private func nameWithSuffix(_ suffix: String) -> String {
    Identifier(String(name.text.dropLast("Routes".count)) + suffix, isRaw: name.isRaw).spelling
  }
}
