import AppBootstrap
import TestSupport
import Testing
import UIKit
import os

extension ApplePlatforms {
  @MainActor @Suite struct AppDelegateTests {
    struct Trouble: Error {}

    /// A delegate that notes what is called, and fails where it is told to.
    class Delegate: BootstrapAppDelegate {
      var events: [String] = []
      let errors = Arrivals<LaunchError>()
      var failing: String?
      var extraSteps: [LaunchStep] = []
      var makesWindow = true

      func note(_ event: String) throws {
        events.append(event)
        if event == failing { throw Trouble() }
      }

      override var appDefaults: [String: Any] { ["applePlatformsDefault": 7] }

      override func setupAppearance() throws {
        try note("appearance \(UserDefaults.standard.integer(forKey: "applePlatformsDefault"))")
      }

      override func setupRouting() throws {
        try note("routing \(launchOptions?[.url] as? String ?? "without options")")
      }

      override func setupNetworking() throws { try note("networking") }

      override func setupRootController() throws {
        try note("root")
        if makesWindow { window = makeWindow() }
      }

      override var steps: [LaunchStep] { extraSteps }
      override func launchDidFail(_ error: LaunchError) { errors.append(error) }

      private func makeWindow() -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = Screen("root")
        return window
      }
    }

    private let delegate = Delegate()
    // UIKit calls its delegate by the protocol.
    private var uikit: any UIApplicationDelegate { delegate }

    init() { StandIn.reset() }

    private func willFinish(_ options: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
      uikit.application(.shared, willFinishLaunchingWithOptions: options)
    }

    private func didFinish() -> Bool {
      uikit.application(.shared, didFinishLaunchingWithOptions: nil)
    }

    @Test func `the setups run before the launch will finish, the window is shown after`() throws {
      #expect(willFinish([.url: "app://home"]))
      #expect(delegate.events == ["appearance 7", "routing app://home", "networking", "root"])
      let window = try #require(delegate.window)
      #expect(window.isHidden)
      #expect(!window.isKeyWindow)
      #expect(didFinish())
      #expect(window.isKeyWindow)
      #expect(!window.isHidden)
      #expect(delegate.bootstrapper.state == .running)
      #expect(delegate.errors.all.isEmpty)
      #expect(delegate.events.count == 4)
    }

    @Test func `steps after the window are started without holding the launch up`() async {
      let gate = Gate()
      delegate.extraSteps = [
        LaunchStep("early", in: .networking) { [delegate] in delegate.events.append("early") },
        LaunchStep("store") { await gate.wait() },
      ]
      #expect(willFinish())
      #expect(delegate.events.contains("early"))
      #expect(didFinish())
      #expect(delegate.window?.isKeyWindow == true)
      #expect(delegate.bootstrapper.state != .running)
      gate.open()
      #expect(await reaches(.running, delegate.bootstrapper))
    }

    @Test(arguments: ["appearance 7", "routing without options", "networking", "root"])
    func `a setup that fails fails the launch and is told once`(setup: String) throws {
      delegate.failing = setup
      var stopped: [String] = []
      delegate.extraSteps = [
        LaunchStep("early", in: .defaults) {
        } stop: {
          stopped.append("early")
        }
      ]
      #expect(!willFinish())
      #expect(delegate.events.last == setup)
      #expect(stopped == ["early"])
      // UIKit goes on all the same.
      #expect(!didFinish())
      #expect(delegate.errors.all.map(\.reason) == [.stepFailed])
      #expect(delegate.errors.all.first?.underlying is Trouble)
      #expect(delegate.window?.isKeyWindow != true)
    }

    @Test func `a step after the window that fails is told`() async {
      delegate.extraSteps = [LaunchStep("store") { throw Trouble() }]
      #expect(willFinish())
      #expect(didFinish())
      #expect(await delegate.errors.next()?.step == "store")
      #expect(delegate.errors.all.count == 1)
      #expect(delegate.bootstrapper.state == .failed)
    }

    @Test func `a stop while the steps after the window start is no failure`() async {
      let (began, gate) = (Gate(), Gate())
      delegate.extraSteps = [
        LaunchStep("store") {
          began.open()
          await gate.wait()
        }
      ]
      #expect(willFinish())
      #expect(didFinish())
      await began.wait()
      delegate.bootstrapper.requestStop()
      gate.open()
      #expect(await reaches(.stopped, delegate.bootstrapper))
      // What waits for the launch is in the main actor's queue by then.
      for _ in 0..<100 { await Task.yield() }
      #expect(delegate.errors.all.isEmpty)
    }

    @Test func `an asynchronous step that the window would wait for is refused`() {
      delegate.extraSteps = [LaunchStep("slow", in: .routing) { await Task.yield() }]
      #expect(!willFinish())
      #expect(delegate.errors.all.map(\.reason) == [.notSynchronous])
      #expect(delegate.events.isEmpty)
    }

    // It would be too late when the window is to be shown: what is done can't be undone without waiting.
    @Test func `an asynchronous step before the window is refused before anything runs`() {
      delegate.extraSteps = [LaunchStep("slow", in: .window) { await Task.yield() }]
      #expect(!willFinish())
      #expect(!didFinish())
      #expect(delegate.errors.all.map(\.reason) == [.notSynchronous])
      #expect(delegate.errors.all.first?.step == "slow")
      #expect(delegate.events.isEmpty)
    }

    @Test func `a launch without anything for the window is at its end before`() {
      final class Small: Delegate {
        override func makeBootstrapper() -> Bootstrapper {
          Bootstrapper(steps: [LaunchStep("look", in: .appearance) { [self] in try note("look") }])
        }
      }
      let small = Small()
      #expect(small.application(.shared, willFinishLaunchingWithOptions: nil))
      #expect(small.application(.shared, didFinishLaunchingWithOptions: nil))
      #expect(small.errors.all.isEmpty)
      #expect(small.events == ["look"])
      #expect(small.bootstrapper.state == .running)
    }

    @Test func `an app with a storyboard needs no root`() {
      let window = UIWindow(frame: CGRect())
      // UIKit sets it before the launch.
      let delegate = BootstrapAppDelegate()
      (delegate as any UIApplicationDelegate).window = window
      let uikit = delegate as any UIApplicationDelegate
      #expect(uikit.application(.shared, willFinishLaunchingWithOptions: nil))
      #expect(uikit.application(.shared, didFinishLaunchingWithOptions: nil))
      #expect(window.isKeyWindow)
    }

    @Test func `a window that is key already is left alone`() {
      #expect(willFinish())
      delegate.window?.makeKeyAndVisible()
      StandIn.current.clearLog()
      #expect(didFinish())
      #expect(!StandIn.current.log.contains("key and visible"))
    }

    @Test func `an app with scenes shows no window of its own`() {
      delegate.makesWindow = false
      #expect(willFinish())
      #expect(didFinish())
      #expect(delegate.bootstrapper.state == .running)
      #expect(StandIn.current.log.isEmpty)
    }

    // The seed lost its setups without a word.
    @Test func `setups that a subclass has skipped are made up for`() {
      final class Careless: Delegate {
        override func application(
          _ application: UIApplication,
          willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool { true }
      }
      let careless = Careless()
      let uikit = careless as any UIApplicationDelegate
      #expect(uikit.application(.shared, willFinishLaunchingWithOptions: nil))
      #expect(careless.events.isEmpty)
      #expect(uikit.application(.shared, didFinishLaunchingWithOptions: [.url: "app://later"]))
      #expect(careless.events.count == 4)
      #expect(careless.events[1] == "routing app://later")
      #expect(careless.window?.isKeyWindow == true)
    }

    @Test func `limits of time are those of the subclass`() {
      final class Limited: Delegate {
        override func makeBootstrapper() -> Bootstrapper {
          Bootstrapper(self, steps: steps, launchTimeout: .zero)
        }
      }
      let limited = Limited()
      #expect(!limited.application(.shared, willFinishLaunchingWithOptions: nil))
      #expect(limited.errors.all.map(\.reason) == [.launchTimedOut])
    }

    @Test func `a failure that nobody takes is logged`() {
      final class Failing: BootstrapAppDelegate {
        override func setupRouting() throws { throw Trouble() }
      }
      _ = LogBook.shared.takeEntries()
      #expect(!Failing().application(.shared, willFinishLaunchingWithOptions: nil))
      let entries = LogBook.shared.takeEntries()
      #expect(entries.count == 1)
      #expect(entries.first?.hasPrefix("LifecycleKit AppBootstrap fault: ") == true)
      #expect(entries.first?.contains("setupRouting") == true)
    }
  }
}
