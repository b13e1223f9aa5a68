import Foundation

extension Document {
  /// Reads a document from a file.
  ///
  /// - Throws: ``TourError`` with the file and the place in it.
  init(contentsOf file: URL) throws(TourError) {
    let name = file.lastPathComponent
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw TourError("\(file.path(percentEncoded: false)) can't be read: \(Self.reason(error))")
    }
    // Foundation's decoder doesn't say on every platform where a file is malformed.
    if let mistake = JSONSyntax.firstMistake(in: Array(data)) {
      throw TourError("\(name):\(mistake.line):\(mistake.column): \(mistake.message)")
    }
    do {
      self = try JSONDecoder().decode(Document.self, from: data)
    } catch {
      throw TourError("\(name): \(Self.place(error))")
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile?: "there is no such file"
    case .fileReadNoPermission?: "you have no permission"
    default: error.localizedDescription
    }
  }

  /// Where the decoder stopped, as in `notes[2].title`, and why.
  private static func place(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return error.localizedDescription }
    return switch error {
    case .keyNotFound(let key, let context): "\(path(context.codingPath + [key])) is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      "\(path(context.codingPath)): \(context.debugDescription)"
    @unknown default: "\(error)"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    if keys.isEmpty { return "the whole file" }
    return keys.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }
}
