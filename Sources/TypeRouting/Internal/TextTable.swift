/// Rows of words under each other.
enum TextTable {
  /// One line for each row, in which all columns but the last are as wide as their widest word.
  static func lines(_ rows: [[String]]) -> [String] {
    var widths: [Int] = []
    for row in rows {
      for (column, word) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], word.count)
      }
    }
    return rows.map { row in
      row.enumerated().map { column, word in
        column == row.count - 1
          ? word : word + String(repeating: " ", count: widths[column] - word.count)
      }.joined(separator: "  ")
    }
  }
}
