import ObjectiveC
import OnceCall
import TestSupport
import Testing

extension ApplePlatforms {
  @Suite struct OnceTests {
    final class Page: OnceCalling {}

    @Test func `a record is associated with its object and goes with it`() {
      let before = Associations.shared.count
      do {
        let page = Page()
        #expect(page.once.call("load") {})
        #expect(!page.once.call("load") {})
        #expect(page.once === page.once)
        #expect(Associations.shared.count == before + 1)
      }
      #expect(Associations.shared.count == before)
    }

    @Test func `objects have records of their own`() {
      let pages = (Page(), Page())
      #expect(pages.0.once.call("load") {})
      #expect(pages.1.once.call("load") {})
    }

    @Test func `an address that is used again is a new object`() {
      for _ in 0..<1000 {
        let page = Page()
        #expect(page.once.call("load") {})
      }
    }

    @Test func `threads that ask at the same time get the same record`() async {
      for _ in 0..<50 {
        let pages = (0..<4).map { _ in SharedPage() }
        let runs = EventLog<Int>()
        await onThreads(4) { _ in
          for (index, page) in pages.enumerated() where page.once.call("load", {}) {
            runs.append(index)
          }
        }
        #expect(runs.events.sorted() == [0, 1, 2, 3])
      }
    }

    final class SharedPage: OnceCalling, Sendable {}
  }
}
