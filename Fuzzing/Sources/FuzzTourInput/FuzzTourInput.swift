import Foundation
import FuzzDriver

/// Reads texts of any kind as the tour's file: what the tour's syntax check accepts is JSON for
/// Foundation, what Foundation writes is accepted, and a mistake has a place in the text.
@main enum FuzzTourInput {
  static func main() {
    Fuzzer.run { bytes in
      let value = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      if let mistake = JSONSyntax.firstMistake(in: bytes) {
        // Each line takes a byte at least, and so does each column.
        let isInText = mistake.line + mistake.column - 2 <= bytes.count
        expect(mistake.line >= 1 && mistake.column >= 1 && isInText, "\(mistake) has no place")
      } else {
        expect(value != nil || hasHugeNumber(bytes), "Foundation refuses what the check accepts")
        _ = try? JSONDecoder().decode(Document.self, from: Data(bytes))
      }
      // It reads more than JSON, such as a comma before a closing bracket, but it writes only JSON.
      if let value { check(value) }
    }
  }

  /// Whether there is a number that is JSON and that no `Double` can be.
  private static func hasHugeNumber(_ bytes: [UInt8]) -> Bool {
    bytes.split { !"+-.0123456789eE".utf8.contains($0) }.contains { digits in
      Double(String(decoding: digits, as: UTF8.self))?.isFinite == false
    }
  }

  private static func check(_ value: Any) {
    let options = JSONSerialization.WritingOptions.fragmentsAllowed
    guard let written = try? JSONSerialization.data(withJSONObject: value, options: options) else {
      return
    }
    if let mistake = JSONSyntax.firstMistake(in: Array(written)) {
      fatalError("the check refuses what Foundation writes: \(mistake)")
    }
  }
}
