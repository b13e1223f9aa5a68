import Foundation
import RouteScanner

/// What the tool reports before it fails, in the form in which compilers report.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ message: String) { description = message }

  init(_ diagnostics: [Diagnostic]) {
    description = diagnostics.map(\.description).joined(separator: "\n")
  }

  init(_ file: URL, _ what: String, _ reason: any Error) {
    description =
      "\(file.path(percentEncoded: false)): error: \(what): \(reason.localizedDescription)"
  }
}
