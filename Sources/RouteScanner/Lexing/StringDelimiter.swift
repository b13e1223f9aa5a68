/// What a string begins and ends with.
struct StringDelimiter: Hashable, Sendable {
  /// How many number signs a raw string has on either side.
  var numberSigns: Int
  /// Whether there are three quotes.
  var isMultiline: Bool
}
