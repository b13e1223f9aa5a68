extension Duration {
  /// The duration in microseconds, as a decimal number with a point in every locale.
  var microseconds: String {
    let (seconds, attoseconds) = components
    return "\(Double(seconds) * 1e6 + Double(attoseconds) / 1e12)"
  }

  /// The duration in a unit that fits it, once it is rounded.
  package var shortDescription: String {
    let seconds = self / .seconds(1)
    return switch abs(seconds) {
    case ..<0.000_999_5: "\(Self.fixed(seconds * 1e6, places: 0)) µs"
    case ..<0.999_95: "\(Self.fixed(seconds * 1e3, places: 1)) ms"
    case ..<9_999.995: "\(Self.fixed(seconds, places: 2)) s"
    case ..<1e15: "\(Self.fixed(seconds, places: 0)) s"
    default: "\(seconds) s"
    }
  }

  private static func fixed(_ value: Double, places: Int) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = Int64((abs(value) * scale).rounded())
    let sign = value < 0 && scaled > 0 ? "-" : ""
    let digits = String(scaled)
    guard places > 0 else { return sign + digits }
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return "\(sign)\(padded.dropLast(places)).\(padded.suffix(places))"
  }
}
