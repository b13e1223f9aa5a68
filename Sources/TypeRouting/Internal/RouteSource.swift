/// Where a route comes from, for messages about it.
@usableFromInline enum RouteSource: Sendable {
  /// A line of a builder.
  case line(fileID: StaticString, Int)

  /// A position in a list of names, counted from 0.
  case list(Int)

  /// A name in a dictionary.
  case name(String)

  /// A selector that the Objective-C runtime lists.
  case selector(String)
}

extension RouteSource: CustomStringConvertible {
  @usableFromInline var description: String {
    switch self {
    case .line(let fileID, let line): "\(fileID):\(line)"
    case .list(let position): "entry \(position)"
    case .name(let name): "'\(name)'"
    case .selector(let selector): "selector \(selector)"
    }
  }
}
