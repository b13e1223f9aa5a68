/// Stands for <https://developer.apple.com/documentation/os/logger>.
public struct Logger: Sendable {
  private let subsystem: String
  private let category: String

  /// Stands for <https://developer.apple.com/documentation/os/logger/init(subsystem:category:)>.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// Stands for <https://developer.apple.com/documentation/os/logger/info(_:)>.
  public func info(_ message: OSLogMessage) { write("info", message) }

  /// Stands for <https://developer.apple.com/documentation/os/logger/error(_:)>.
  public func error(_ message: OSLogMessage) { write("error", message) }

  /// Stands for <https://developer.apple.com/documentation/os/logger/fault(_:)>.
  public func fault(_ message: OSLogMessage) { write("fault", message) }

  private func write(_ level: String, _ message: OSLogMessage) {
    LogBook.shared.append("\(subsystem) \(category) \(level): \(message.text)")
  }
}

/// Stands for <https://developer.apple.com/documentation/os/oslogmessage>.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Stands for <https://developer.apple.com/documentation/swift/expressiblebystringliteral/init(stringliteral:)>.
  public init(stringLiteral value: String) { text = value }

  /// Stands for <https://developer.apple.com/documentation/swift/expressiblebystringinterpolation/init(stringinterpolation:)>.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Stands for <https://developer.apple.com/documentation/os/oslogstringalignment>.
public struct OSLogStringAlignment: Sendable {
  /// Stands for <https://developer.apple.com/documentation/os/oslogstringalignment/none>.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
}

/// Stands for <https://developer.apple.com/documentation/os/oslogprivacy>.
public struct OSLogPrivacy: Sendable {
  /// Stands for <https://developer.apple.com/documentation/os/oslogprivacy/auto>.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }

  /// Stands for <https://developer.apple.com/documentation/os/oslogprivacy/public>.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
}

/// Stands for <https://developer.apple.com/documentation/os/osloginterpolation>.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Stands for <https://developer.apple.com/documentation/swift/stringinterpolationprotocol/init(literalcapacity:interpolationcount:)>.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Stands for <https://developer.apple.com/documentation/swift/stringinterpolationprotocol/appendliteral(_:)>.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Stands for <https://developer.apple.com/documentation/os/osloginterpolation/appendinterpolation(_:align:privacy:)-6tazr>.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += argumentString() }
}
