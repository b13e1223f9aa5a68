/// Prints results as they come, and a verdict at the end.
struct Table {
  /// How a table is written.
  enum Format {
    case text, markdown, json
  }

  private static let headings = ["what", "time", "against", "its time", "ratio", "target", ""]
  private static let widths = [46, 11, 30, 11, 20, 8, 0]
  private let format: Format
  private var count = 0
  private var missed: [String] = []

  init(_ format: Format) { self.format = format }

  /// Prints one result.
  mutating func add(_ result: Comparison.Result) {
    if result.holds == false { missed.append(result.comparison.title) }
    if format == .json {
      print(json(result))
    } else {
      if count == 0 { begin(Self.headings) }
      print(row(cells(result)))
    }
    count += 1
  }

  /// Prints what missed its target.
  func finish() {
    guard format != .json else { return }
    print("")
    print(missed.isEmpty ? "all targets hold" : "missed: \(missed.joined(separator: "; "))")
  }

  /// Prints the heap that things take.
  func add(_ uses: [(title: String, bytes: Double)]) {
    guard format != .json, !uses.isEmpty else { return }
    print("")
    begin(["heap for each, with 8 bytes of the array that holds it", "bytes"])
    for use in uses { print(row([use.title, "\(Int(use.bytes.rounded()))"], widths: [58, 0])) }
  }

  private func begin(_ headings: [String]) {
    print(row(headings, widths: headings.count == 2 ? [58, 0] : Self.widths))
    if format == .markdown { print(row(headings.map { _ in "---" })) }
  }

  private func cells(_ result: Comparison.Result) -> [String] {
    let range = "\(twoDigits(result.ratio.lower))–\(twoDigits(result.ratio.upper))"
    return [
      result.comparison.title, time(result.subject), result.comparison.rival, time(result.rival),
      "\(twoDigits(result.ratio.median)) (\(range))",
      result.comparison.limit.map { "≤ \(twoDigits($0))" } ?? "",
      result.holds.map { $0 ? "holds" : "MISSED" } ?? "",
    ]
  }

  private func row(_ cells: [String], widths: [Int] = Self.widths) -> String {
    if format == .markdown { return "| \(cells.joined(separator: " | ")) |" }
    return zip(cells, widths).map { cell, width in
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
