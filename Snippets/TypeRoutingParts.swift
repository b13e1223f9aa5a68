import TypeRouting

enum Format: String, CaseIterable {
  case json = "JSON"
  case plainText = "plain text"
}

final class Exporter: MethodRouting {
  func exportDependingOnFormatJSON(_ note: String) -> String { "{\"note\": \"\(note)\"}" }
  func exportPlainText(_ note: String) -> String { note }

  static let routes = RouteTable<Exporter>(typeKeys: ["Format"]) {
    // By its name, which says all.
    MethodRoute("exportDependingOnFormatJSON", to: Exporter.exportDependingOnFormatJSON)
    // By its parts, since no method can be named after such a value.
    MethodRoute(
      "export", typeKey: "Format", typeValue: Format.plainText, to: Exporter.exportPlainText)
    // What has no route of its own.
    DefaultRoute("export", typeKey: "Format") { (_: Exporter, note: String) in "unknown: \(note)" }
  }
}

let exporter = Exporter()
for format in ["JSON", "plain text", "PDF"] {
  let text: String = try exporter.callRoutedMethod(
    "export", typeKey: "Format", typeValue: format, with: "milk")
  print(text)
}

try Exporter.routes.requireExhaustive(over: Format.self)

print(Exporter.routes)
