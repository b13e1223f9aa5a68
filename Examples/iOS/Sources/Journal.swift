import Foundation

/// What happens, as lines in the console.
enum Journal {
  static func note(_ event: String) { print("example: \(event)") }
}
