import FuzzDriver
import TypeRouting

/// Parses names of any kind: none traps, and what is parsed is in the name and can be spelled again.
///
/// The first line of an input is the name, the second one the separator, and the others are type keys.
@main enum FuzzNameParser {
  static func main() {
    Fuzzer.run { bytes in
      var input = Input(bytes)
      let name = input.line()
      let convention = RouteName.Convention(separator: input.line())
      var keys: [String] = []
      while !input.isEmpty { keys.append(input.line()) }
      parse(name, keys, convention)
    }
  }

  private static func parse(_ name: String, _ keys: [String], _ convention: RouteName.Convention) {
    do {
      let parsed = try RouteName(parsing: name, typeKeys: keys, convention: convention)
      check(parsed, of: name, keys, convention)
    } catch {
      check(error, of: name)
    }
  }

  private static func check(
    _ parsed: RouteName, of name: String, _ keys: [String], _ convention: RouteName.Convention
  ) {
    expect(keys.contains(parsed.typeKey), "the type key \(parsed.typeKey) is none of \(keys)")
    expect(!parsed.method.isEmpty, "there is no method")
    for part in [parsed.method, parsed.typeKey, convention.separator, parsed.typeValue] {
      expect(part.isEmpty || name.contains(part), "'\(part)' is no part of the name")
    }
    // Not all that is read has a spelling, but what has one reads as the same.
    guard let spelling = try? parsed.spelling(typeKeys: keys, convention: convention) else {
      return
    }
    let again = try? RouteName(parsing: spelling, typeKeys: keys, convention: convention)
    expect(again == parsed, "'\(spelling)' reads as something else")
  }

  private static func check(_ error: RouteNameError, of name: String) {
    expect(error.name == name, "the error is about '\(error.name)'")
    expect(!error.description.isEmpty, "the error says nothing")
    let isAmbiguous = error.kind == .ambiguous
    expect(isAmbiguous == (error.readings.count > 1), "there are \(error.readings.count) readings")
  }
}
