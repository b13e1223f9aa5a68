import LifecycleKit

/// How a frame is drawn, picked by the name of a colour.
///
/// A new colour is a method and a line in the table: no `switch` to extend.
@MainActor
final class Theme: MethodRouting {
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

  static let routes = RouteTable<Theme>(typeKeys: ["Color"]) {
    MethodRoute("borderDependingOnColorBlue", to: Theme.borderDependingOnColorBlue)
    MethodRoute("borderDependingOnColorGreen", to: Theme.borderDependingOnColorGreen)
    MethodRoute("borderDependingOnColorRed", to: Theme.borderDependingOnColorRed)
  }

  /// The border of a colour.
  ///
  /// - Throws: `RoutingError`, which lists the colours that there are, for one that there isn't.
  func border(color: String) throws -> Border {
    try callRoutedMethod("border", typeKey: "Color", typeValue: color)
  }
}
