/// Prints results as they come, and a verdict at the end.
struct Table {
  private static let columns = [46, 11, 30, 11, 20, 8]
  private var count = 0
  private var missed: [String] = []

  /// Prints one result.
  mutating func add(_ result: Comparison.Result, asJSON: Bool) {
    if result.holds == false { missed.append(result.comparison.title) }
    if asJSON {
      print(json(result))
    } else {
      if count == 0 { print(row("what", "time", "against", "its time", "ratio", "target")) }
      let range = "\(twoDigits(result.ratio.lower))–\(twoDigits(result.ratio.upper))"
      let ratio = "\(twoDigits(result.ratio.median)) (\(range))"
      let target = result.comparison.limit.map { "≤ \(twoDigits($0))" } ?? ""
      let verdict = result.holds.map { $0 ? "holds" : "MISSED" } ?? ""
      print(
        row(
          result.comparison.title, time(result.subject), result.comparison.rival,
          time(result.rival), ratio, target, verdict))
    }
    count += 1
  }

  /// Prints what missed its target.
  func finish(asJSON: Bool) {
    guard !asJSON else { return }
    print("")
    print(missed.isEmpty ? "all targets hold" : "missed: \(missed.joined(separator: "; "))")
  }

  private func row(_ cells: String...) -> String {
    zip(cells, Self.columns + [0]).map { cell, width in
      cell + String(repeating: " ", count: max(0, width - cell.count))
    }.joined(separator: " ")
  }

  private func time(_ spread: Spread) -> String {
    let nanoseconds = spread.median
    if nanoseconds < 1_000 { return "\(twoDigits(nanoseconds)) ns" }
    if nanoseconds < 1_000_000 { return "\(twoDigits(nanoseconds / 1_000)) µs" }
    return "\(twoDigits(nanoseconds / 1_000_000)) ms"
  }

  private func twoDigits(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  private func json(_ result: Comparison.Result) -> String {
    func quoted(_ text: String) -> String {
      "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
    func spread(_ spread: Spread) -> String {
      "{\"lower\":\(spread.lower),\"median\":\(spread.median),\"upper\":\(spread.upper)}"
    }
    let limit = result.comparison.limit.map(\.description) ?? "null"
    return """
      {"title":\(quoted(result.comparison.title)),"rival":\(quoted(result.comparison.rival)),\
      "nanoseconds":\(spread(result.subject)),"rivalNanoseconds":\(spread(result.rival)),\
      "ratio":\(spread(result.ratio)),"limit":\(limit)}
      """
  }
}
