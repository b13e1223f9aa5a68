import Foundation
import LifecycleKit

/// The tour: a small notes program for a terminal, made with all four modules.
@main
struct Tour {
  @MainActor
  static func main() async {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      if options.wantsHelp { return print(Options.help) }
      try await show(Document(contentsOf: options.file), color: options.color)
    } catch {
      FileHandle.standardError.write(Data("tour: \(error)\n".utf8))
      exit(1)
    }
  }

  /// Starts the program, which shows the notes; stops it, and prints how the launch went.
  @MainActor
  private static func show(_ document: Document, color: String?) async throws {
    let app = NotesApp(document, color: color)
    let bootstrapper = Bootstrapper(app, steps: app.steps)
    let report = try await bootstrapper.launch()
    await bootstrapper.stop()
    print(report)
  }
}
