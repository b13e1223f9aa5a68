import Foundation
import LifecycleKit

/// The program: what it sets up, in the order in which a launch asks for it.
@MainActor
final class NotesApp: AppBootstrapping {
  private let document: Document
  /// The colour from the command line, which goes before the setting.
  private let requestedColor: String?
  private let tips = Tips()
  private let window = TerminalWindow()
  private var wordCount = 0

  init(_ document: Document, color: String?) {
    self.document = document
    requestedColor = color
  }

  /// The file's settings, as what holds where the user has saved nothing else.
  var appDefaults: [String: Any] {
    [
      Key.color: document.settings?.color ?? "Blue",
      Key.width: document.settings?.width ?? 64,
      Key.showsTips: document.settings?.showsTips ?? true,
    ]
  }

  private enum Key {
    static let color = "tour.color"
    static let width = "tour.width"
    static let showsTips = "tour.showsTips"
  }

  func setupAppearance() throws {
    let widths = 40...120
    let width = UserDefaults.standard.integer(forKey: Key.width)
    guard widths.contains(width) else {
      throw TourError("the setting width is \(width), and has to be in \(widths)")
    }
    window.width = width
  }

  func setupRouting() throws {
    let color = requestedColor ?? UserDefaults.standard.string(forKey: Key.color) ?? ""
    window.border = try Theme().border(color: color)
  }

  /// A launch is the time to find out that an address can't be right; none is called here.
  func setupNetworking() throws {
    for (index, note) in document.notes.enumerated() {
      guard let link = note.link else { continue }
      let url = URL(string: link)
      guard ["http", "https"].contains(url?.scheme), url?.host()?.isEmpty == false else {
        throw TourError("notes[\(index)].link: \"\(link)\" is no http or https address")
      }
    }
  }

  /// Makes the screens, whose second hooks run when the scope ends and all are configured.
  func setupRootController() {
    window.screens = withInitScope {
      let overview = OverviewScreen()
      overview.notes = document.notes
      let notes = document.notes.map { note in
        let screen = NoteScreen()
        screen.note = note
        if UserDefaults.standard.bool(forKey: Key.showsTips) { screen.tips = tips }
        return screen
      }
      return [overview] + notes
    }
  }

  var launchWindow: (any LaunchWindow)? { window }

  /// What starts once the window is there, and is stopped in reverse.
  var steps: [LaunchStep] {
    [
      LaunchStep("announce words", after: ["count words"]) { [self] in
        print("\(wordCount) words\n")
      },
      LaunchStep("count words") { [self] in
        wordCount = await Self.words(in: document.notes.map(\.text))
      } stop: { [self] in
        wordCount = 0
      },
    ]
  }

  @concurrent
  private static func words(in texts: [String]) async -> Int {
    texts.reduce(0) { $0 + $1.split(whereSeparator: \.isWhitespace).count }
  }
}
