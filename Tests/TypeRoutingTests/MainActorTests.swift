import TestSupport
import Testing
import TypeRouting

// 17: https://github.com/swiftlang/swift-package-manager/issues/3844
@Suite struct MainActorTests {
  @MainActor @Test func `a class of the main actor routes there`() async throws {
    let panel = Panel()
    try panel.callRoutedMethod("call", typeKey: "Kind", typeValue: "Plain")
    let one: String = try panel.callRoutedMethod("call", typeKey: "Kind", typeValue: "One", with: 1)
    try await panel.callRoutedMethodAsync("call", typeKey: "Kind", typeValue: "Later")
    let later: Int = try await panel.callRoutedMethodAsync(
      "call", typeKey: "Kind", typeValue: "LaterOne", with: 2)
    let awaited: String = try await panel.callRoutedMethodAsync(
      "call", typeKey: "Kind", typeValue: "One", with: 3)
    #expect(one == "1")
    #expect(later == 2)
    #expect(awaited == "3")
    #expect(panel.log == ["plain", "one 1", "later", "laterOne 2", "one 3"])
  }

  @MainActor @Test func `a synchronous call off the main actor is an error`() async throws {
    let panel = Panel()
    let plain = try Panel.routes.resolve("call", typeKey: "Kind", typeValue: "Plain")
    let error = await onThread {
      #expect(throws: RoutingError.self) { try plain.call(on: panel) }
    }
    #expect(error?.kind == .mainActor)
    #expect(panel.log == [])
  }

  @concurrent private func callElsewhere(
    _ route: ResolvedRoute<Panel, Void, Void>, _ panel: Panel
  ) async throws { try await route.callAsync(on: panel) }

  @MainActor @Test func `an asynchronous call off the main actor never runs the method there`()
    async throws
  {
    let panel = Panel()
    let plain = try Panel.routes.resolve("call", typeKey: "Kind", typeValue: "Plain")
    let error = await #expect(throws: RoutingError.self) { try await callElsewhere(plain, panel) }
    #expect(error?.kind == .mainActor)
    #expect(panel.log == [])
    // An async method goes to its actor by itself.
    let later = try Panel.routes.resolve("call", typeKey: "Kind", typeValue: "Later")
    try await callElsewhere(later, panel)
    #expect(panel.log == ["later"])
  }
}
