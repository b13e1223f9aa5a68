/// A default value that user defaults can't hold.
///
/// It fails the launch before anything is registered.
public struct InvalidDefaultsError: Error, Hashable {
  /// The key at fault; inside a collection the keys and indices that lead there, joined by points.
  public let key: String

  /// The type of the value.
  public let type: String
}

extension InvalidDefaultsError: CustomStringConvertible {
  /// A sentence that names the key and the type of its value.
  public var description: String {
    "The default value for “\(key)” is of type \(type), which is not a property-list type; use "
      + "strings, numbers, booleans, dates, data, and arrays and string-keyed dictionaries of them."
  }
}
