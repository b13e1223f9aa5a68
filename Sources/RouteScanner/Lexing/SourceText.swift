/// The text of a source file, with the name by which its user knows the file.
package struct SourceText: Sendable {
  package let path: String
  /// The text in UTF-8, which need not be valid.
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String = "Source.swift", _ text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The text in a range, with replacement characters where it is not valid.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

/// A place in a source file, written as compilers write it, so that editors can jump there.
package struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  package let path: String
  /// The line, from one.
  package let line: Int
  /// The column in bytes, from one.
  package let column: Int

  package init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  package var description: String { "\(path):\(line):\(column)" }
}

extension SourcePlace: Comparable {
  package static func < (first: SourcePlace, second: SourcePlace) -> Bool {
    (first.path, first.line, first.column) < (second.path, second.line, second.column)
  }
}
