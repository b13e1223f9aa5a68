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

  /// Whether the name alone doesn't say which method is meant.
  var needsPicking: Bool { isOverloaded && method.parameters.isEmpty }

  /// The expression that makes the method a routed one.
  func expression(in table: RouteTablePlan) -> String {
    // These methods can be called and not be referred to.
    if method.modifiers.words.contains("mutating") {
      return closure(label: "mutating", owner: "inout \(table.owner)", effects: "")
    }
    if table.kind == .actor, !method.modifiers.words.contains("nonisolated") {
      return closure(label: "calling", owner: table.owner, effects: "await ")
    }
    // A reference to these would send an object that can't be sent.
    if method.modifiers.attributes.contains(where: { $0.name == "MainActor" }), !method.isAsync {
      return closure(label: "onMainActor", owner: table.owner, effects: "")
    }
    let reference = "\(table.owner).\(method.name.spelling)"
    if let parameter = method.parameters.first {
      return "RoutedMethod(\(reference)(\(parameter.label?.spelling ?? "_"):))"
    }
    return needsPicking ? "routedMethodWithoutParameter(\(reference))" : "RoutedMethod(\(reference))"
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
