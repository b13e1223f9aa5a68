import LifecycleKit

/// How a frame is drawn, picked by the name of a colour.
///
/// A new colour is a new method: no `switch` to extend, and no table, since the plugin makes it from
/// the names of the methods.
@MainActor
final class Theme: MethodRouting {
  static let routeTypeKeys = ["Color"]

  struct Border: Sendable {
    var corners: (topLeft: String, topRight: String, bottomLeft: String, bottomRight: String)
    var horizontal: String
    var vertical: String
    /// The number of an ANSI colour.
    var ansi: Int
  }

  func borderDependingOnColorBlue() -> Border {
    Border(corners: ("╭", "╮", "╰", "╯"), horizontal: "─", vertical: "│", ansi: 34)
  }

  func borderDependingOnColorGreen() -> Border {
    Border(corners: ("┌", "┐", "└", "┘"), horizontal: "┄", vertical: "┆", ansi: 32)
  }

  func borderDependingOnColorRed() -> Border {
    Border(corners: ("╔", "╗", "╚", "╝"), horizontal: "═", vertical: "║", ansi: 31)
  }

  /// The border of a colour.
  ///
  /// - Throws: `RoutingError`, which lists the colours that there are, for one that there isn't.
  func border(color: String) throws -> Border {
    try callRoutedMethod("border", typeKey: "Color", typeValue: color)
  }
}
