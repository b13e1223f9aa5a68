import Foundation
import InitHooks
import TestSupport
import Testing
import UIKit

extension ApplePlatforms {
  // T30: each initializer of UIKit runs each hook once.
  @MainActor @Suite struct InitializingViewTests {
    class Badge: InitializingView {
      let events = Arrivals<String>()
      var count = 0

      override func onInit() {
        super.onInit()
        events.append("on \(count)")
      }

      override func afterInit() {
        super.afterInit()
        events.append("after \(count)")
      }
    }

    final class Dial: InitializingControl {
      let events = Arrivals<String>()

      override func onInit() {
        super.onInit()
        events.append("on")
      }

      override func afterInit() {
        super.afterInit()
        events.append("after")
      }
    }

    final class Pane: InitializingViewController {
      let events = Arrivals<String>()

      override func onInit() {
        super.onInit()
        events.append("on")
      }

      override func afterInit() {
        super.afterInit()
        events.append("after")
      }
    }

    init() { StandIn.reset() }

    private var coder: NSCoder {
      get throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.finishEncoding()
        return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      }
    }

    @Test(arguments: ["init()", "init(frame:)", "init(coder:)"])
    func `a view runs each hook once`(initializer: String) async throws {
      let coder = try coder
      let view: Badge? =
        switch initializer {
        case "init()": Badge()
        case "init(frame:)": Badge(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        default: Badge(coder: coder)
        }
      let badge = try #require(view)
      #expect(badge.events.all == ["on 0"])
      badge.count = 3
      await badge.initialized()
      #expect(badge.events.all == ["on 0", "after 3"])
    }

    @Test(arguments: ["init()", "init(frame:)", "init(frame:primaryAction:)", "init(coder:)"])
    func `a control runs each hook once`(initializer: String) async throws {
      let coder = try coder
      let control: Dial? =
        switch initializer {
        case "init()": Dial()
        case "init(frame:)": Dial(frame: CGRect())
        case "init(frame:primaryAction:)": Dial(frame: CGRect(), primaryAction: nil)
        default: Dial(coder: coder)
        }
      let dial = try #require(control)
      await dial.initialized()
      #expect(dial.events.all == ["on", "after"])
    }

    @Test(arguments: ["init()", "init(nibName:bundle:)", "init(coder:)"])
    func `a controller runs each hook once`(initializer: String) async throws {
      let coder = try coder
      let controller: Pane? =
        switch initializer {
        case "init()": Pane()
        case "init(nibName:bundle:)": Pane(nibName: "Pane", bundle: nil)
        default: Pane(coder: coder)
        }
      let pane = try #require(controller)
      await pane.initialized()
      #expect(pane.events.all == ["on", "after"])
    }

    // UIKit may enter a second designated initializer from the first one, which then ends earlier.
    @Test func `an initializer that UIKit enters again runs each hook once`() async throws {
      StandIn.current.duringInitializer = { object in
        (object as? Badge)?.runInitHooks()
        (object as? Dial)?.runInitHooks()
        (object as? Pane)?.runInitHooks(keepAlive: false)
      }
      let badge = Badge()
      let dial = try #require(Dial(coder: coder))
      let pane = Pane()
      await badge.initialized()
      await dial.initialized()
      await pane.initialized()
      #expect(badge.events.all == ["on 0", "after 0"])
      #expect(dial.events.all == ["on", "after"])
      #expect(pane.events.all == ["on", "after"])
    }

    @Test func `a decoded view isn't kept for its second hook, one made in code is`() async throws {
      weak var decoded: Badge?
      let events: Arrivals<String>
      do {
        let coder = try coder
        let view = try #require(Badge(coder: coder))
        decoded = view
        _ = Badge()
        events = Badge().events
      }
      #expect(decoded == nil)
      #expect(events.all == ["on 0"])
      let last = Badge()
      await last.initialized()
      #expect(events.all == ["on 0", "after 0"])
    }

    @Test func `a scope finishes views at its end`() {
      let badge = withInitScope {
        let badge = Badge()
        badge.count = 9
        return badge
      }
      #expect(badge.events.all == ["on 0", "after 9"])
    }

    @Test func `an override that skips super is reported`() throws {
      final class Forgetful: InitializingView {
        override func onInit() {}
      }
      final class Replacing: InitializingControl {
        override class var checksSuperCalls: Bool { false }
        override func onInit() {}
      }
      final class Repeating: InitializingViewController {
        override func afterInit() {
          super.afterInit()
          super.afterInit()
        }
      }
      let log = EventLog<InitDiagnostic>()
      let handler: InitDiagnostics.Handler = { log.append($0) }
      InitDiagnostics.withHandler(handler) {
        withInitScope { _ = (Forgetful(), Replacing(), Repeating()) }
      }
      let expected: [InitDiagnostic.Problem] =
        Initialization.checksSuperCalls ? [.skippedSuper, .repeatedSuper] : []
      #expect(log.events.map(\.problem) == expected)
    }

    @Test func `the phase can be read when the object goes`() throws {
      final class Balanced: InitializingView {
        var phases: EventLog<Initialization.Phase>?
        deinit { phases?.append(initialization.phase) }
      }
      let phases = EventLog<Initialization.Phase>()
      do {
        let coder = try coder
        Balanced(coder: coder)?.phases = phases
        withInitScope {
          let view = Balanced()
          view.phases = phases
        }
      }
      #expect(phases.events == [.pending, .finished])
    }
  }
}
