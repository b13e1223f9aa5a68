/// A mistake in the sources, in the form in which compilers report.
package struct Diagnostic: Hashable, Sendable {
  package let place: SourcePlace
  /// What is wrong and what would be right.
  package let message: String

  package init(_ place: SourcePlace, _ message: String) {
    self.place = place
    self.message = message
  }
}

extension Diagnostic: CustomStringConvertible {
  package var description: String { "\(place): error: \(message)" }
}

extension Diagnostic: Comparable {
  package static func < (first: Diagnostic, second: Diagnostic) -> Bool {
    (first.place, first.message) < (second.place, second.message)
  }
}
