extension TypeRoutingBenchmarks {
  /// A call by names against a `switch` over strings, which Swift compiles to one comparison after
  /// another.
  static let switches = [
    against(16, limit: nil) { ticker, value in ticker.switch16(value) },
    against(32, limit: 1) { ticker, value in ticker.switch32(value) },
    against(64, limit: 1) { ticker, value in ticker.switch64(value) },
  ]

  private static func against(
    _ count: Int, limit: Double?, _ body: @escaping @Sendable (Ticker, String) -> Void
  ) -> Comparison {
    let questions = questions(count)
    return Comparison(
      "TypeRouting: a call by names, \(count) values", against: "a switch", limit: limit,
      operations: 100_000,
      subject: { operations in
        let ticker = Ticker.withRoutes(count)
        return ask(questions, operations) { ticker.route($0) }
      },
      rival: { operations in
        let ticker = Ticker4()
        return ask(questions, operations) { body(ticker, $0) }
      })
  }
}

extension Ticker {
  fileprivate final func switch16(_ value: String) {
    switch value {
    case "Value0": tick()
    case "Value1": tick()
    case "Value2": tick()
    case "Value3": tick()
    case "Value4": tick()
    case "Value5": tick()
    case "Value6": tick()
    case "Value7": tick()
    case "Value8": tick()
    case "Value9": tick()
    case "Value10": tick()
    case "Value11": tick()
    case "Value12": tick()
    case "Value13": tick()
    case "Value14": tick()
    case "Value15": tick()
    default: break
    }
  }
  fileprivate final func switch32(_ value: String) {
    switch value {
    case "Value0": tick()
    case "Value1": tick()
    case "Value2": tick()
    case "Value3": tick()
    case "Value4": tick()
    case "Value5": tick()
    case "Value6": tick()
    case "Value7": tick()
    case "Value8": tick()
    case "Value9": tick()
    case "Value10": tick()
    case "Value11": tick()
    case "Value12": tick()
    case "Value13": tick()
    case "Value14": tick()
    case "Value15": tick()
    case "Value16": tick()
    case "Value17": tick()
    case "Value18": tick()
    case "Value19": tick()
    case "Value20": tick()
    case "Value21": tick()
    case "Value22": tick()
    case "Value23": tick()
    case "Value24": tick()
    case "Value25": tick()
    case "Value26": tick()
    case "Value27": tick()
    case "Value28": tick()
    case "Value29": tick()
    case "Value30": tick()
    case "Value31": tick()
    default: break
    }
  }
  fileprivate final func switch64(_ value: String) {
    switch value {
    case "Value0": tick()
    case "Value1": tick()
    case "Value2": tick()
    case "Value3": tick()
    case "Value4": tick()
    case "Value5": tick()
    case "Value6": tick()
    case "Value7": tick()
    case "Value8": tick()
    case "Value9": tick()
    case "Value10": tick()
    case "Value11": tick()
    case "Value12": tick()
    case "Value13": tick()
    case "Value14": tick()
    case "Value15": tick()
    case "Value16": tick()
    case "Value17": tick()
    case "Value18": tick()
    case "Value19": tick()
    case "Value20": tick()
    case "Value21": tick()
    case "Value22": tick()
    case "Value23": tick()
    case "Value24": tick()
    case "Value25": tick()
    case "Value26": tick()
    case "Value27": tick()
    case "Value28": tick()
    case "Value29": tick()
    case "Value30": tick()
    case "Value31": tick()
    case "Value32": tick()
    case "Value33": tick()
    case "Value34": tick()
    case "Value35": tick()
    case "Value36": tick()
    case "Value37": tick()
    case "Value38": tick()
    case "Value39": tick()
    case "Value40": tick()
    case "Value41": tick()
    case "Value42": tick()
    case "Value43": tick()
    case "Value44": tick()
    case "Value45": tick()
    case "Value46": tick()
    case "Value47": tick()
    case "Value48": tick()
    case "Value49": tick()
    case "Value50": tick()
    case "Value51": tick()
    case "Value52": tick()
    case "Value53": tick()
    case "Value54": tick()
    case "Value55": tick()
    case "Value56": tick()
    case "Value57": tick()
    case "Value58": tick()
    case "Value59": tick()
    case "Value60": tick()
    case "Value61": tick()
    case "Value62": tick()
    case "Value63": tick()
    default: break
    }
  }
}
