import Foundation
import Glibc
import InitHooks
import UIKit
import XCTest

// T30: a drag runs the main run loop in a mode other than the default one. Synchronous tests of XCTest
// block the main thread, and so can run its loop themselves.
final class RunLoopModeTests: XCTestCase {
  final class Badge: InitializingView {
    var count = 0
    private(set) var shown: Int?

    override func afterInit() {
      super.afterInit()
      shown = count
    }
  }

  @MainActor private static func made() -> Badge {
    let badge = Badge()
    badge.count = 3
    return badge
  }

  /// Runs the main run loop in a mode until a condition holds, or until that takes far too long.
  @MainActor private static func run(in mode: RunLoop.Mode, until isDone: () -> Bool) {
    // A loop in a mode with nothing to wait for returns at once, and never serves the main queue.
    let timer = Timer(timeInterval: 0.001, repeats: true) { _ in }
    RunLoop.main.add(timer, forMode: mode)
    let end = Date(timeIntervalSinceNow: 60)
    while !isDone(), Date() < end {
      _ = RunLoop.main.run(mode: mode, before: Date(timeIntervalSinceNow: 0.01))
    }
    timer.invalidate()
  }

  /// Makes a mode one of the common ones, as UIKit does with its mode for tracking touches.
  ///
  /// Foundation has no function for that here, but the library that it is made of has.
  private static func makeCommon(_ mode: RunLoop.Mode) {
    let program = unsafe dlopen(nil, RTLD_NOW)
    guard let getMain = unsafe dlsym(program, "CFRunLoopGetMain"),
      let add = unsafe dlsym(program, "CFRunLoopAddCommonMode")
    else { return XCTFail("The functions for common modes are gone.") }
    typealias GetMain = @convention(c) () -> OpaquePointer
    typealias Add = @convention(c) (OpaquePointer, OpaquePointer) -> Void
    // Sound: these are the types of the two functions, whose objects are pointers. The name is never
    // released.
    unsafe unsafeBitCast(add, to: Add.self)(
      unsafeBitCast(getMain, to: GetMain.self)(),
      OpaquePointer(Unmanaged.passRetained(NSString(string: mode.rawValue)).toOpaque()))
  }

  // The tests are on the main thread, but not isolated: their list can't have such methods only.

  func testSecondHookRunsWhileTouchesAreTracked() {
    let mode = RunLoop.Mode("UITrackingRunLoopMode")
    Self.makeCommon(mode)
    MainActor.assumeIsolated {
      let badge = Self.made()
      Self.run(in: mode) { badge.shown != nil }
      XCTAssertEqual(badge.shown, 3)
    }
  }

  func testSecondHookRunsInALoopWithinAnEvent() {
    MainActor.assumeIsolated {
      // Sound: the timer fires on the main thread.
      nonisolated(unsafe) var shown: Int?
      let event = Timer(timeInterval: 0.001, repeats: false) { _ in
        MainActor.assumeIsolated {
          let badge = Self.made()
          Self.run(in: .default) { badge.shown != nil }
          unsafe shown = badge.shown
        }
      }
      RunLoop.main.add(event, forMode: .default)
      Self.run(in: .default) { unsafe shown != nil }
      XCTAssertEqual(unsafe shown, 3)
    }
  }

  func testSecondHookWaitsWhileAModeRunsThatIsNotCommon() {
    MainActor.assumeIsolated {
      let badge = Self.made()
      var turns = 0
      Self.run(in: RunLoop.Mode("private")) {
        turns += 1
        return turns > 10
      }
      XCTAssertNil(badge.shown)
      Self.run(in: .default) { badge.shown != nil }
      XCTAssertEqual(badge.shown, 3)
    }
  }
}
