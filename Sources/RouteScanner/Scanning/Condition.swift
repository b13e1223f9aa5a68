/// A branch of an `#if` around a declaration.
package struct Condition: Hashable, Sendable {
  /// Where the `#if` is.
  package let start: SourcePlace
  /// The directives from `#if` to that of the branch, as they are written.
  package internal(set) var directives: [String]
}

extension Condition {
  /// Whether two declarations with these conditions around them can't be compiled together.
  static func areExclusive(_ first: [Condition], _ second: [Condition]) -> Bool {
    zip(first, second).contains { $0.start == $1.start && $0 != $1 }
  }
}
