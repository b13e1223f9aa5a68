import TypeRouting

extension TypeRoutingBenchmarks {
  /// A call by names against what one would write, for a number of values.
  static func calls(_ count: Int) -> [Comparison] {
    let questions = questions(count)
    let routed: Comparison.Round = { operations in
      let ticker = Ticker.withRoutes(count)
      return ask(questions, operations) { ticker.route($0) }
    }
    let closures = Dictionary(
      uniqueKeysWithValues: values(count).map {
        ($0, { @Sendable (ticker: Ticker) in ticker.tick() })
      })
    let chain = values(count)
    let origin = Origin(values(count))
    // A chain visits half of the values for each call.
    let few = max(1_000, 3_200_000 / (count + 16))
    return [
      Comparison(
        "TypeRouting: a call by names, \(count) values", against: "a dictionary of closures",
        limit: 2, operations: 400_000, subject: routed,
        rival: { operations in
          let ticker = Ticker4()
          return ask(questions, operations) { closures[$0]?(ticker) }
        }),
      Comparison(
        "TypeRouting: a call by names, \(count) values", against: "an if chain",
        limit: count > 16 ? 1 : nil, operations: few, subject: routed,
        rival: { operations in
          let ticker = Ticker4()
          return ask(questions, operations) { question in
            for value in chain where value == question {
              ticker.tick()
              break
            }
          }
        }),
      Comparison(
        "TypeRouting: a call by names, \(count) values", against: "the origin's way",
        limit: 1, operations: few, subject: routed,
        rival: { operations in
          let ticker = Ticker4()
          return ask(questions, operations) { origin.call("Number", $0, on: ticker) }
        }),
    ]
  }
}

/// What NSObject-MethodCallDependingType does for a call, without the Objective-C runtime: find the
/// entry of the key, search its values one by one, build the name of the method, and look that up.
private struct Origin: Sendable {
  /// What the origin keeps for a type key.
  private struct Entry: Sendable {
    let method: String
    let values: [String]
  }

  private let entries: [String: Entry]

  /// Stands in for the runtime, which finds a method by its selector.
  private let methods: [String: @Sendable (Ticker) -> Void]

  init(_ values: [String]) {
    entries = ["Number": Entry(method: "tick", values: values)]
    methods = Dictionary(
      uniqueKeysWithValues: values.map {
        ("tickDependingOnNumber\($0)", { @Sendable in $0.tick() })
      })
  }

  func call(_ key: String, _ value: String, on ticker: Ticker) {
    guard let entry = entries[key], entry.values.contains(value) else { return }
    methods[entry.method + "DependingOn" + key + value]?(ticker)
  }
}
