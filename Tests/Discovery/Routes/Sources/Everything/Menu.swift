import TypeRouting

final class Menu: MethodRouting {
  static let routeTypeKeys = ["Kind", "KindBig"]

  func openDependingOnKindFile() { unsafe log.append("file") }
  func openDependingOnKindFile(_ number: Int) { unsafe log.append("file \(number)") }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  func openDependingOnKindBig_File(text: String) { unsafe log.append("big \(text)") }
  func `open DependingOn Kind with spaces`() { unsafe log.append("spaces") }
  func openDependingOnKind() { unsafe log.append("empty") }

  func loadDependingOnKindNumber() throws -> Int { 7 }
  func loadDependingOnKindSlowly(_ seconds: Int) async throws {
    unsafe log.append("slowly \(seconds)")
  }
  @MainActor func loadDependingOnKindMain() { unsafe log.append("main") }

  @available(*, deprecated, message: "open a file")
  func openDependingOnKindOld() { unsafe log.append("old") }

  @available(macOS 99, iOS 99, *)
  func openDependingOnKindFuture() { unsafe log.append("future") }
  @available(macOS, introduced: 15, deprecated: 16)
  func openDependingOnKindPast(_ year: Int) { unsafe log.append("past \(year)") }

  // No routes: a longer word, a function in a function, a comment and a string.
  func refreshDependingOnceADay() {
    func openDependingOnKindLocal() {}
    openDependingOnKindLocal()
    _ = "func openDependingOnKindString() {}"  // func openDependingOnKindComment() {}
  }

  var hasPaid: Bool { Self.routes.contains("open", typeKey: "Kind", typeValue: "Paid") }
}

// swift-format-ignore: NoBlockComments
/* func openDependingOnKindComment() {} /* } */ */
extension Menu {
  #if TRIAL && swift(>=6.0)
  func openDependingOnKindTrial() { unsafe log.append("trial") }
  #elseif PAID
  func openDependingOnKindPaid() { unsafe log.append("paid") }
  #else
  func openDependingOnKindPaid(_ nothing: ()) {}
  #endif
}
