import FuzzDriver
import RouteScanner

/// Scans texts of any kind, as the tool behind the plugin does: none traps, all tokens and places are
/// in the text, and the same text gives the same tables.
@main enum FuzzSourceScanner {
  static func main() {
    Fuzzer.run { bytes in
      check(bytes)
      // What takes more than linear time takes too long for the fuzzer in a long text. One input in
      // 512 is enough for that.
      guard !bytes.isEmpty, bytes.reduce(0, { $0 + Int($1) }) % 512 == 0 else { return }
      let count = longText / bytes.count
      process(SourceText(path: path, bytes: Array(repeatElement(bytes, count: count).joined())))
    }
  }

  private static let path = "Fuzzed.swift"
  private static let longText = 100_000

  private static func check(_ bytes: [UInt8]) {
    let source = SourceText(path: path, bytes: bytes)
    checkTokens(of: source)
    let (file, plan, text) = process(source)
    let parts = file.types.flatMap { type in
      [type.place] + type.methods.map(\.place) + type.properties.map(\.place)
    }
    for place in parts + plan.diagnostics.map(\.place) {
      // Each line takes a byte at least, and so does each column.
      let isInText = place.line + place.column - 2 <= bytes.count
      expect(place.line >= 1 && place.column >= 1 && isInText, "\(place) is not in the text")
    }
    expect(text == process(source).text, "the same text gives different tables")
  }

  @discardableResult
  private static func process(
    _ source: SourceText
  ) -> (file: ScannedFile, plan: RoutePlan, text: String) {
    let file = DeclarationScanner.scan(source)
    let plan = RoutePlanner.plan([file], module: "Fuzzed")
    _ = RouteListing.text(of: plan)
    return (file, plan, TableGenerator.file(for: plan, target: "Fuzzed"))
  }

  /// The tokens are in the text, one behind the other, and the last one is its end.
  private static func checkTokens(of source: SourceText) {
    var end = 0
    for token in Lexer.tokens(of: source) {
      expect(token.range.lowerBound >= end, "\(token) begins in the one before it")
      expect(token.range.upperBound <= source.bytes.count, "\(token) ends behind the text")
      expect(token.range.isEmpty == (token.kind == .endOfFile), "\(token) is empty")
      end = token.range.upperBound
    }
    expect(end == source.bytes.count, "the tokens end before the text")
  }
}
