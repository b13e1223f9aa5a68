#if _runtime(_ObjC)
import Foundation
import TypeRouting

/// Methods that the Objective-C runtime lists and calls.
final class Palette: NSObject, MethodRouting {
  /// An object that tells its end.
  final class Sheet: NSObject {
    deinit { Journal.note("scanned: the copy is released") }
  }

  static var routes: RouteTable<Palette> {
    RouteTable(scanning: Palette.self, typeKeys: ["Color"])
  }

  @objc func showDependingOnColorRed() { Journal.note("scanned: red") }
  @objc func showDependingOnColorBlue(_ tone: Any) { Journal.note("scanned: blue as the \(tone)") }
  @objc func copyDependingOnColorRed() -> Any { Sheet() }

  static func tryOut() throws {
    let palette = Palette()
    try palette.callRoutedMethod("show", typeKey: "Color", typeValue: "Red")
    try palette.callRoutedMethod("show", typeKey: "Color", typeValue: "Blue", with: "sky")
    let copy = try routes.resolve("copy", typeKey: "Color", typeValue: "Red", result: Any?.self)
    _ = try copy.call(on: palette)
  }
}
#else
/// Methods that the Objective-C runtime would list.
enum Palette {
  static func tryOut() throws {}
}
#endif
// Without the Objective-C runtime there are no methods to list.
