import OnceCall

/// A thing that does something once, which is recorded in an object that is associated with it.
final class Page: OnceCalling {
  static func tryOut() {
    let page = Page()
    let loads = (1...2).map { _ in page.once.call("load") {} }
    Journal.note("once: \(loads)")
  }
}
