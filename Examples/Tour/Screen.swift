import LifecycleKit

/// A part of what the window shows: made, then configured, and composed when both are over.
///
/// No subclass has an initializer. Each says in `onInit` what it starts with and in `afterInit`
/// what follows from its configuration.
@MainActor
class Screen: MainActorInitializingObject {
  /// What a reader may be told once, wherever it fits first; nil for a screen without tips.
  var tips: Tips?
  /// The text of this screen, one paragraph each.
  private(set) var paragraphs: [Paragraph] = []

  struct Paragraph: Equatable {
    var text: String
    var indentation = 0
  }

  final func add(_ text: String, indentation: Int = 0) {
    paragraphs.append(Paragraph(text: text, indentation: indentation))
  }
}

/// How many notes there are.
final class OverviewScreen: Screen {
  var notes: [Document.Note] = []

  override func afterInit() {
    super.afterInit()
    add(notes.count == 1 ? "One note" : "\(notes.count) notes")
  }
}

/// One note with its title, its text and its link.
final class NoteScreen: Screen {
  var note = Document.Note(title: "Untitled", text: "")

  override func afterInit() {
    super.afterInit()
    add("")
    add(note.title)
    add(note.text, indentation: 2)
    if let link = note.link { add("→ \(link)", indentation: 2) }
    tips?.show { tip in add("Tip: \(tip)", indentation: 2) }
  }
}
