import TypeRouting

/// Closures as a program keeps them: known only when it runs.
private struct Stored {
  var tick: @Sendable (Ticker) throws -> Void = { $0.tick() }
}

@inline(never)
@_optimize(none)
private func opaque<Value>(_ value: Value) -> Value { value }

extension TypeRoutingBenchmarks {
  /// Routes that were looked up once.
  static let resolved = [
    Comparison(
      "TypeRouting: a resolved route", against: "a stored closure", limit: 1.5,
      operations: 1_000_000,
      subject: { operations in
        let ticker = opaque(Ticker4())
        do {
          let route = opaque(
            try Ticker4.routes.resolve("tick", typeKey: "Number", typeValue: "Value1"))
          for _ in 0..<operations { try route.call(on: ticker) }
        } catch {
          fatalError("\(error)")
        }
        return ticker.ticks
      },
      rival: { operations in
        let ticker = opaque(Ticker4())
        do {
          let stored = opaque(Stored())
          for _ in 0..<operations { try stored.tick(ticker) }
        } catch {
          fatalError("\(error)")
        }
        return ticker.ticks
      })
  ]

  /// A call by names with very many routes, against one with very few.
  static let growth = Comparison(
    "TypeRouting: a call by names, 16384 routes", against: "the same, 4 routes", limit: 2,
    operations: 100_000,
    subject: { operations in
      let ticker = Ticker.withRoutes(16_384)
      return ask(questions(16_384), operations) { ticker.route($0) }
    },
    rival: { operations in
      let ticker = Ticker.withRoutes(4)
      return ask(questions(4), operations) { ticker.route($0) }
    })
}
