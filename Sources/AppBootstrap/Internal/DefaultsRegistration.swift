import Foundation

/// The registration of default values, after a look at each of them.
enum DefaultsRegistration {
  /// Registers values with the standard user defaults, if all are property-list values.
  ///
  /// - Returns: Whether there was anything to register.
  static func register(_ defaults: [String: Any]) throws(InvalidDefaultsError) -> Bool {
    guard !defaults.isEmpty else { return false }
    // In order of the keys, so that of several mistakes always the same one is named.
    for (key, value) in defaults.sorted(by: { $0.key < $1.key }) { try check(value, at: key) }
    UserDefaults.standard.register(defaults: defaults)
    return true
  }

  private static func check(_ value: Any, at key: String) throws(InvalidDefaultsError) {
    switch value {
    case is String, is Date, is Data, is Bool, is Double, is Float, is Int, is Int8, is Int16,
      is Int32, is Int64, is UInt, is UInt8, is UInt16, is UInt32, is UInt64, is NSNumber,
      is NSString, is NSDate, is NSData:
      return
    case let array as [Any]:
      for (index, element) in array.enumerated() { try check(element, at: "\(key).\(index)") }
    case let dictionary as [String: Any]:
      for (name, element) in dictionary.sorted(by: { $0.key < $1.key }) {
        try check(element, at: "\(key).\(name)")
      }
    default:
      throw InvalidDefaultsError(key: key, type: String(describing: Swift.type(of: value)))
    }
  }
}
