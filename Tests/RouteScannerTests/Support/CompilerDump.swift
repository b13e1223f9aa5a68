import Foundation
import RouteScanner

/// The methods of the types in a file, as the compiler's own parser finds them.
///
/// The dump leaves out all that is between `#if` and `#endif`.
struct CompilerDump {
  /// Each method as `Type.Nested.name(label:)`, with `static` before it if it is that.
  private(set) var methods: [String] = []

  /// Parses a file.
  ///
  /// - Throws: An error with the compiler's messages if the file has mistakes.
  init(of file: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-frontend", "-dump-parse", "-dump-ast-format", "json", "-swift-version", "6",
      file.path(percentEncoded: false),
    ]
    let output = Pipe()
    let messages = FileManager.default.temporaryDirectory.appending(path: "dump-\(UUID()).txt")
    try Data().write(to: messages)
    defer { try? FileManager.default.removeItem(at: messages) }
    process.standardOutput = output
    // A file, since a pipe that nobody empties stops the compiler when it is full.
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Refusal(messages: try String(contentsOf: messages, encoding: .utf8))
    }
    let root = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    collect(root?["items"], in: [])
  }

  /// The compiler doesn't accept a file.
  struct Refusal: Error {
    let messages: String
  }

  private mutating func collect(_ members: Any?, in path: [String]) {
    for member in members as? [[String: Any]] ?? [] {
      switch member["_kind"] as? String {
      case "func_decl":
        guard !path.isEmpty else { continue }
        let isStatic = member["static"] as? Bool == true
        methods.append(
          (isStatic ? "static " : "") + (path + [fullName(member)]).joined(separator: "."))
      case "class_decl", "struct_decl", "enum_decl":
        collect(member["members"], in: path + [baseName(member["name"])])
      case "extension_decl":
        collect(member["members"], in: [Self.plain(member["extended_type"] as? String ?? "")])
      // What a protocol requires is no method; it has no other functions.
      default: continue
      }
    }
  }

  private func baseName(_ name: Any?) -> String {
    let base = (name as? [String: Any])?["base_name"] as? [String: Any]
    return base?["name"] as? String ?? ""
  }

  private func fullName(_ function: [String: Any]) -> String {
    let labels = (function["name"] as? [String: Any])?["args"] as? [String] ?? []
    return baseName(function["name"]) + "("
      + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
  }

  /// The name of an extended type without generic arguments and backticks.
  private static func plain(_ type: String) -> String {
    guard !type.hasPrefix("[") else { return "[]" }
    var depth = 0
    return type.filter { character in
      if character == "<" { depth += 1 }
      defer { if character == ">" { depth -= 1 } }
      return depth == 0 && character != "`"
    }
  }
}

extension ScannedFile {
  /// The methods outside of `#if` in the form of the dump, in the order of the text.
  var methodsOutsideConditions: [String] {
    types.filter { $0.conditions.isEmpty }.flatMap { type in
      type.methods.filter(\.conditions.isEmpty).map { method in
        let name = (type.path.map(\.text) + [method.fullName]).joined(separator: ".")
        return (place: method.place, text: (method.modifiers.isStatic ? "static " : "") + name)
      }
    }
    .sorted { $0.place < $1.place }
    .map(\.text)
  }
}
