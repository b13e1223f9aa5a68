/// Stands for <https://developer.apple.com/documentation/os/ossignposter>.
public struct OSSignposter: Sendable {
  private let subsystem: String
  private let category: String

  /// Stands for <https://developer.apple.com/documentation/os/ossignposter/init(subsystem:category:)-94xpb>.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// Stands for <https://developer.apple.com/documentation/os/ossignposter/isenabled>.
  public var isEnabled: Bool { LogBook.shared.takesSignposts }

  /// Stands for <https://developer.apple.com/documentation/os/ossignposter/makesignpostid()>.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID() }

  /// Stands for <https://developer.apple.com/documentation/os/ossignposter/begininterval(_:id:_:)>.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) -> OSSignpostIntervalState {
    LogBook.shared.append("\(category) begin \(name) \(message.text)")
    return OSSignpostIntervalState(name: "\(name)")
  }

  /// Stands for <https://developer.apple.com/documentation/os/ossignposter/endinterval(_:_:_:)>.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata
  ) {
    // The real one ends the process for an interval that didn't begin under this name.
    precondition(state.name == "\(name)")
    LogBook.shared.append("\(category) end \(name) \(message.text)")
  }
}

/// Stands for <https://developer.apple.com/documentation/os/signpostmetadata>.
public typealias SignpostMetadata = OSLogMessage

/// Stands for <https://developer.apple.com/documentation/os/ossignpostid>.
public struct OSSignpostID: Sendable {
  /// Stands for <https://developer.apple.com/documentation/os/ossignpostid/exclusive>.
  public static let exclusive: OSSignpostID = Self()
}

/// Stands for <https://developer.apple.com/documentation/os/ossignpostintervalstate>.
public final class OSSignpostIntervalState: Sendable {
  let name: String

  init(name: String) { self.name = name }
}
