/// The lines of a text, to turn offsets into what people read.
struct LineTable {
  /// The offsets at which lines begin.
  private var starts = [0]

  init(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == .newline || byte == .carriageReturn else { continue }
      // A carriage return with a newline is one end.
      if byte == .newline, index > 1, bytes[index - 2] == .carriageReturn { starts.removeLast() }
      starts.append(index)
    }
  }

  /// The line and the column in bytes of an offset, both from one.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
