/// Takes values from the bytes of an input, so that each input means the same each time.
public struct Input {
  private var rest: ArraySlice<UInt8>

  /// Begins with all bytes of an input.
  public init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// Whether there is nothing left.
  public var isEmpty: Bool { rest.isEmpty }

  /// The next byte, or zero behind the end.
  public mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// The next bytes up to one that is a newline, as text.
  public mutating func line() -> String {
    let line = rest.prefix { $0 != 0x0A }
    rest = rest.dropFirst(line.count + 1)
    return String(decoding: line, as: UTF8.self)
  }

  /// A number of eight bytes.
  public mutating func number() -> UInt64 {
    (0..<8).reduce(0) { number, _ in number << 8 | UInt64(byte()) }
  }

  /// All bytes that are left, as text.
  public mutating func remainder() -> String {
    defer { rest = [] }
    return String(decoding: rest, as: UTF8.self)
  }
}
