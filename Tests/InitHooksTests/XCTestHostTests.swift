import Foundation
import InitHooks
import XCTest

// T21: the hooks under XCTest, whose synchronous tests block the main queue.
final class XCTestHostTests: XCTestCase {
  final class Button: InitializingObject {
    var title = "none"
    var seen: String?
    override func afterInit() {
      super.afterInit()
      seen = title
    }
  }

  @MainActor private func made() -> Button {
    let button = Button()
    button.title = "set"
    return button
  }

  @MainActor func testSynchronousTestWithoutLoop() {
    let button = made()
    XCTAssertEqual(button.initialization.phase, .pending)
    button.finishInit()
    XCTAssertEqual(button.seen, "set")
  }

  @MainActor func testSynchronousTestThatRunsTheLoop() {
    let button = made()
    let end = Date(timeIntervalSinceNow: 30)
    while button.initialization.phase != .finished, Date() < end {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
    }
    XCTAssertEqual(button.seen, "set")
  }

  @MainActor func testSynchronousTestThatWaits() {
    let button = made()
    let turn = expectation(description: "the main queue has had its turn")
    DispatchQueue.main.async { turn.fulfill() }
    wait(for: [turn], timeout: 30)
    XCTAssertEqual(button.seen, "set")
  }

  @MainActor func testAsynchronousTest() async {
    let button = made()
    await button.initialized()
    XCTAssertEqual(button.seen, "set")
  }

  @MainActor func testScope() {
    let button = withInitScope { made() }
    XCTAssertEqual(button.seen, "set")
  }
}
