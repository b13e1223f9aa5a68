import AppBootstrap
import TestSupport
import Testing
import UIKit
import os

extension ApplePlatforms {
  @MainActor @Suite struct SceneDelegateTests {
    struct Trouble: Error {}

    /// A delegate that notes what is called, and fails if it is told to.
    class Delegate: BootstrapSceneDelegate {
      var events: [String] = []
      let errors = Arrivals<LaunchError>()
      var fails = false
      var extraSteps: [LaunchStep] = []

      let ends = Arrivals<Bool>()

      deinit { ends.append(true) }

      override func setupRootController() throws {
        events.append("root for \(connectionOptions?.sourceApplication ?? "nobody")")
        if fails { throw Trouble() }
        window?.rootViewController = Screen("root")
      }

      override var steps: [LaunchStep] { extraSteps }
      override func launchDidFail(_ error: LaunchError) { errors.append(error) }
    }

    private let scene = UIWindowScene()
    private let delegate = Delegate()

    init() { StandIn.reset() }

    private func connect(_ scene: UIScene, to delegate: BootstrapSceneDelegate) {
      // UIKit calls its delegate by the protocol.
      (delegate as any UIWindowSceneDelegate).scene(
        scene, willConnectTo: UISceneSession(), options: .init(source: "mail"))
    }

    // https://github.com/expo/expo/pull/47628: what a cold start was for got lost.
    @Test func `the root is made and shown when the scene connects`() throws {
      connect(scene, to: delegate)
      #expect(delegate.events == ["root for mail"])
      let window = try #require(delegate.window)
      #expect(window.windowScene === scene)
      #expect(window.isKeyWindow)
      #expect(window.rootViewController?.title == "root")
      #expect(delegate.bootstrapper?.state == .running)
    }

    @Test func `only the root and the window are phases of a scene`() async throws {
      connect(scene, to: delegate)
      let bootstrapper = try #require(delegate.bootstrapper)
      #expect(await bootstrapper.stop().entries.isEmpty)
      #expect(StandIn.current.log.filter { $0 == "key and visible" }.count == 1)
    }

    @Test func `a scene with a storyboard keeps the window that UIKit made`() {
      let window = UIWindow(windowScene: scene)
      let delegate = BootstrapSceneDelegate()
      delegate.window = window
      connect(scene, to: delegate)
      #expect(delegate.window === window)
      #expect(window.isKeyWindow)
    }

    @Test func `a scene that connects again has a window of its own`() throws {
      connect(scene, to: delegate)
      let window = try #require(delegate.window)
      delegate.sceneDidDisconnect(scene)
      let other = UIWindowScene()
      connect(other, to: delegate)
      #expect(delegate.window !== window)
      #expect(delegate.window?.windowScene === other)
      #expect(delegate.window?.isKeyWindow == true)
      #expect(delegate.bootstrapper?.state == .running)
    }

    @Test func `each scene has its own window and launch`() {
      let other = (scene: UIWindowScene(), delegate: Delegate())
      connect(scene, to: delegate)
      connect(other.scene, to: other.delegate)
      #expect(delegate.window !== other.delegate.window)
      #expect(delegate.window?.isKeyWindow == true)
      #expect(other.delegate.window?.isKeyWindow == true)
      #expect(delegate.bootstrapper !== other.delegate.bootstrapper)
    }

    @Test func `a scene whose root fails shows nothing and is told`() {
      delegate.fails = true
      connect(scene, to: delegate)
      #expect(delegate.errors.all.map(\.step) == ["setupRootController"])
      #expect(delegate.errors.all.first?.underlying is Trouble)
      #expect(delegate.window?.isHidden == true)
    }

    @Test func `a scene without windows is left alone`() {
      connect(UIScene(), to: delegate)
      #expect(delegate.events.isEmpty)
      #expect(delegate.window == nil)
    }

    @Test func `the steps of a scene start after its window and stop when it goes`() async {
      let stops = Arrivals<String>()
      delegate.extraSteps = [
        LaunchStep("feed") { [delegate] in
          await Task.yield()
          delegate.events.append("feed")
        } stop: {
          stops.append("feed")
        }
      ]
      connect(scene, to: delegate)
      #expect(delegate.events == ["root for mail"])
      #expect(await reaches(.running, delegate.bootstrapper))
      #expect(delegate.events == ["root for mail", "feed"])
      delegate.sceneDidDisconnect(scene)
      #expect(await stops.next() == "feed")
      #expect(delegate.bootstrapper == nil)
      #expect(delegate.errors.all.isEmpty)
    }

    @Test func `a scene that goes before it was launched has not failed`() async {
      let started = Arrivals<Bool>()
      let (errors, ends): (Arrivals<LaunchError>, Arrivals<Bool>)
      do {
        let delegate = Delegate()
        (errors, ends) = (delegate.errors, delegate.ends)
        delegate.extraSteps = [
          LaunchStep("feed") {
            started.append(true)
            await untilCancelled()
            throw CancellationError()
          }
        ]
        connect(scene, to: delegate)
        #expect(await started.next() == true)
        delegate.sceneDidDisconnect(scene)
      }
      // The launch keeps the delegate until it has told how it ended.
      #expect(await ends.next() == true)
      #expect(errors.all.isEmpty)
    }

    @Test func `a delegate is released with its scene`() {
      weak var gone: Delegate?
      do {
        let delegate = Delegate()
        gone = delegate
        connect(scene, to: delegate)
        delegate.sceneDidDisconnect(scene)
      }
      #expect(gone == nil)
    }

    @Test func `events of the scene reach overrides`() {
      final class Listening: Delegate {
        override func sceneDidBecomeActive(_ scene: UIScene) { events.append("active") }
        override func sceneWillResignActive(_ scene: UIScene) { events.append("inactive") }
        override func sceneWillEnterForeground(_ scene: UIScene) { events.append("foreground") }
        override func sceneDidEnterBackground(_ scene: UIScene) { events.append("background") }
        override func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          events.append("open \(contexts.count)")
        }
        override func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
          events.append("continue \(userActivity.activityType)")
        }
      }
      let delegate = Listening()
      let uikit = delegate as any UIWindowSceneDelegate
      uikit.sceneWillEnterForeground(scene)
      uikit.sceneDidBecomeActive(scene)
      uikit.scene(scene, openURLContexts: [UIOpenURLContext()])
      uikit.scene(scene, continue: NSUserActivity(activityType: "link"))
      uikit.sceneWillResignActive(scene)
      uikit.sceneDidEnterBackground(scene)
      #expect(
        delegate.events == [
          "foreground", "active", "open 1", "continue link", "inactive", "background",
        ])
    }

    @Test func `a failure that nobody takes is logged`() {
      final class Failing: BootstrapSceneDelegate {
        override func setupRootController() throws { throw Trouble() }
      }
      _ = LogBook.shared.takeEntries()
      connect(scene, to: Failing())
      #expect(LogBook.shared.takeEntries().count == 1)
    }
  }
}
