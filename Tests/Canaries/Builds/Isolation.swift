import AppBootstrap
import InitHooks
import OnceCall
import TypeRouting

// Where things may be used, whatever the default isolation of the client is.

/// A value that must stay where it is.
nonisolated final class State {
  var count = 0
}

/// A body without isolation uses what its caller has, without sending it anywhere.
nonisolated func countOnce(in once: Once, _ state: State) async throws {
  once.call("thread") { state.count += 1 }
  await once.callAsync("task") { state.count += 1 }
  try withInitScope { try Task.checkCancellation() }
  await InitDiagnostics.withHandlerAsync({ _ in }, perform: { state.count += 1 })
}

/// On an actor, bodies may use the actor's own state.
actor Counter {
  private var count = 0
  private let once = Once()
  private let flag = OnceFlag()

  func run() async {
    once.call { count += 1 }
    flag.call { count += 1 }
    await once.callAsync("later") { count += 1 }
    withInitScope { count += 1 }
  }
}

/// A body that doesn't throw gives a call that needs no `try`, and typed errors stay what they are.
nonisolated struct Refusal: Error {}

nonisolated func refuse(_ once: Once, _ flag: borrowing OnceFlag) throws(Refusal) {
  once.call("plain") {}
  try once.call("refused") { () throws(Refusal) in throw Refusal() }
  try flag.call { () throws(Refusal) in throw Refusal() }
}

nonisolated func value(of value: OnceValue<Int, Never>) -> Int { value.get() }

/// A nonisolated object has hooks anywhere.
nonisolated class Node: InitializingObject {
  override func afterInit() { super.afterInit() }
}

nonisolated func makeNode() -> Node { withInitScope { Node() } }

/// An object of the main actor has them there, and may be referred to from elsewhere.
@MainActor final class Card: MainActorInitializingObject, OnceCalling {
  var title = ""
  override func afterInit() {
    super.afterInit()
    once.call { title = "done" }
  }
  nonisolated deinit { _ = initialization.phase }
}

@concurrent nonisolated func await(_ card: Card) async -> String {
  await show(card)
  return await card.title
}

@MainActor func show(_ card: Card) async { await card.initialized() }

/// A type that belongs to no actor is routed anywhere, with objects that stay where they are.
nonisolated final class Menu: MethodRouting {
  func openDependingOnKindFile() {}
  static let routes = RouteTable<Menu>(typeKeys: ["Kind"]) {
    MethodRoute("openDependingOnKindFile", to: Menu.openDependingOnKindFile)
  }
}

nonisolated func open(_ menu: Menu) async throws {
  try menu.callRoutedMethod("open", typeKey: "Kind", typeValue: "File")
  try await menu.callRoutedMethodAsync("open", typeKey: "Kind", typeValue: "File")
}

/// A type of the main actor is routed there.
@MainActor final class Screen: @MainActor MethodRouting {
  func openDependingOnKindFile() {}
  static let routes = RouteTable<Screen>(typeKeys: ["Kind"]) {
    MethodRoute("openDependingOnKindFile", to: Screen.openDependingOnKindFile)
  }
}

@MainActor func open(_ screen: Screen) throws {
  try screen.callRoutedMethod("open", typeKey: "Kind", typeValue: "File")
}

/// A type that belongs to no actor may route to the main actor; calls from elsewhere are refused.
nonisolated final class Mixed: MethodRouting, Sendable {
  @MainActor func openDependingOnKindScreen() {}
  static let routes = RouteTable<Mixed>(typeKeys: ["Kind"]) {
    MethodRoute("openDependingOnKindScreen", to: Mixed.openDependingOnKindScreen)
  }
}

/// Steps are made where the main actor is, and use what it has.
@MainActor func launch(_ state: State) async throws(LaunchError) {
  let bootstrapper = Bootstrapper(steps: [
    LaunchStep("count") {
      state.count += 1
    } stop: {
      state.count -= 1
    },
    LaunchStep("wait", start: { await Task.yield() }),
    LaunchStep("serve", run: { while !Task.isCancelled { await Task.yield() } }),
  ])
  try await bootstrapper.launch()
  await bootstrapper.stop()
}

/// A stop can be asked for from anywhere.
@concurrent nonisolated func stop(_ bootstrapper: Bootstrapper) async -> StopReport {
  await bootstrapper.requestStop()
  return await bootstrapper.stop()
}
