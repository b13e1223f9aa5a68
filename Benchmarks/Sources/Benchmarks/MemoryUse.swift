private import CHeap
private import InitHooks
private import OnceCall
private import TypeRouting

/// How many bytes of the heap a thing takes, measured over many of them.
struct MemoryUse {
  let title: String
  let count: Int
  /// Makes that many things and calls the closure while they live.
  let make: @MainActor (_ count: Int, _ whileAlive: () -> Void) -> Void

  /// The bytes that one of them takes, with 8 bytes of the array that holds it.
  @MainActor
  var bytes: Double {
    make(16) {}
    let before = heap_bytes_in_use()
    var during = before
    make(count) { during = heap_bytes_in_use() }
    return (Double(during) - Double(before)) / Double(count)
  }
}

extension MemoryUse {
  static let all = [
    MemoryUse(title: "object, nothing else", count: 100_000) { count, body in
      withExtendedLifetime((0..<count).map { _ in Plain() }, body)
    },
    MemoryUse(title: "OnceCall: object with a stored Once, a key done", count: 100_000) {
      count, body in
      let objects = (0..<count).map { _ in StoredOnce() }
      for object in objects { object.once.call("key") {} }
      withExtendedLifetime(objects, body)
    },
    MemoryUse(title: "OnceCall: object with its Once beside it, a key done", count: 100_000) {
      count, body in
      let objects = (0..<count).map { _ in OnceBeside() }
      for object in objects { object.once.call("key") {} }
      withExtendedLifetime(objects, body)
    },
    MemoryUse(title: "InitHooks: object with hooks, pending", count: 100_000) { count, body in
      withInitScope { withExtendedLifetime((0..<count).map { _ in InitializingObject() }, body) }
    },
    MemoryUse(title: "InitHooks: object with hooks, finished", count: 100_000) { count, body in
      let objects = withInitScope { (0..<count).map { _ in InitializingObject() } }
      withExtendedLifetime(objects, body)
    },
    MemoryUse(title: "TypeRouting: route", count: 10_000) { count, body in
      let names = (0..<count).map { "openDependingOnKindValue\($0)" }
      let table = RouteTable<Plain>(names: names, typeKeys: ["Kind"]) { _ in
        RoutedMethod(calling: { _ in })
      }
      withExtendedLifetime(table, body)
    },
  ]

  /// Measures all.
  @MainActor
  static func measured() -> [(title: String, bytes: Double)] { all.map { ($0.title, $0.bytes) } }
}

private final class Plain: Sendable {}

private final class StoredOnce: OnceCalling {
  let once = Once()
}

private final class OnceBeside: OnceCalling {}
