import LifecycleKit

// snippet.show
@MainActor
class NoteScreen: MainActorInitializingObject, OnceCalling, @MainActor MethodRouting {
  var format = "Text"

  override func afterInit() {
    super.afterInit()
    once.call("analytics") { print("a screen for \(format)") }
  }

  func exportDependingOnFormatText() -> String { "note.txt" }
  func exportDependingOnFormatHTML() -> String { "note.html" }

  class var routes: RouteTable<NoteScreen> { noteScreenRoutes }
  private static let noteScreenRoutes = RouteTable<NoteScreen>(typeKeys: ["Format"]) {
    MethodRoute("exportDependingOnFormatText", to: NoteScreen.exportDependingOnFormatText)
    MethodRoute("exportDependingOnFormatHTML", to: NoteScreen.exportDependingOnFormatHTML)
  }
}
// snippet.hide

let screen = NoteScreen()
screen.format = "HTML"
await screen.initialized()
let file: String = try screen.callRoutedMethod(
  "export", typeKey: "Format", typeValue: screen.format)
print(file)
