import LifecycleKit

/// A window that is a frame of text: it draws its screens when the launch makes it key and visible.
@MainActor
final class TerminalWindow: LaunchWindow {
  var screens: [Screen] = []
  /// How many columns the window takes, with its border.
  var width = 64
  /// Nothing is drawn without one.
  var border: Theme.Border?
  private(set) var isKeyWindow = false

  func makeKeyAndVisible() {
    isKeyWindow = true
    if let border { print(drawing(border)) }
  }

  private func drawing(_ border: Theme.Border) -> String {
    let title = " Notes "
    let inner = width - 2
    let rest = String(repeating: border.horizontal, count: inner - title.count - 1)
    let top = border.corners.topLeft + border.horizontal + title + rest + border.corners.topRight
    let bottom =
      border.corners.bottomLeft + String(repeating: border.horizontal, count: inner)
      + border.corners.bottomRight
    let side = Terminal.colored(border.vertical, border.ansi)

    var lines = [Terminal.colored(top, border.ansi)]
    for paragraph in screens.flatMap(\.paragraphs) {
      for line in Terminal.wrapped(paragraph.text, width: inner - 2 - paragraph.indentation) {
        let text = String(repeating: " ", count: paragraph.indentation) + line
        let padding = String(repeating: " ", count: max(0, inner - 2 - Terminal.columns(of: text)))
        lines.append("\(side) \(text)\(padding) \(side)")
      }
    }
    lines.append(Terminal.colored(bottom, border.ansi))
    return lines.joined(separator: "\n")
  }
}
