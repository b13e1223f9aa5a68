import InitHooks
import TestSupport
import Testing

/// Makes random trees of objects by nested, failing, throwing and scoped initializers, and checks
/// what is promised of every one of them.
@Suite(.timeLimit(.minutes(10))) struct RandomTreeTests {
  enum Event: Hashable, Sendable {
    case onInit(Int)
    case afterInit(Int)
    case givenUp(Int)
    case lost(Int)
    case scopeEnds([Int])
    case turnEnds
  }

  struct Failure: Error {}

  /// What all objects of one run share.
  final class World {
    let log = EventLog<Event>()
    var random: SeededGenerator
    var made = 0
    /// Objects that somebody goes on holding.
    var held: [Node] = []
    /// The numbers of the objects made in each open scope, the innermost last.
    var scopes: [[Int]] = []

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  }

  final class Node: Initializing {
    let initialization = Initialization()
    let world: World
    let number: Int
    var children: [Node] = []
    var hooks = 0

    init(in world: World, depth: Int) throws {
      self.world = world
      number = world.made
      world.made += 1
      // Children that are made before this object's hooks start.
      if depth > 0, world.chance(30) { children += try World.make(in: world, depth: depth - 1) }
      runInitHooks()
      if !world.scopes.isEmpty { world.scopes[world.scopes.count - 1].append(number) }
      if world.chance(15) {
        abandonInit()
        world.log.append(.givenUp(number))
        throw Failure()
      }
      if depth > 0, world.chance(50) {
        children += (try? World.make(in: world, depth: depth - 1)) ?? []
      }
      if world.chance(10) { finishInit() }
    }

    func onInit() { world.log.append(.onInit(number)) }

    func afterInit() {
      world.log.append(.afterInit(number))
      hooks += 1
    }

    deinit {
      precondition((initialization.phase == .finished) == (hooks == 1))
      if hooks == 0 { world.log.append(.lost(number)) }
    }
  }

  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  @MainActor func `random trees keep every promise`(seed: UInt64) async {
    let world = World(seed: seed)
    for _ in 0..<10 {
      if let nodes = try? World.make(in: world, depth: 3), world.chance(50) { world.held += nodes }
      if world.chance(30) { await turn(world) }
    }
    await turn(world)
    // Without this, the world and what is in it would hold each other.
    world.held = []
    check(world, seed: seed)
  }

  @MainActor private func turn(_ world: World) async {
    await mainQueueTurn()
    world.log.append(.turnEnds)
  }

  @MainActor private func check(_ world: World, seed: UInt64) {
    let events = world.log.events
    let comment = Comment(rawValue: "seed \(seed)")
    var begun: Set<Int> = []
    var pending: Set<Int> = []
    var givenUp: Set<Int> = []
    for event in events {
      switch event {
      case .onInit(let number):
        #expect(begun.insert(number).inserted, comment)
        pending.insert(number)
      case .afterInit(let number):
        // Only what has been begun and not given up, and only once.
        #expect(pending.remove(number) != nil, comment)
        #expect(!givenUp.contains(number), comment)
      case .givenUp(let number):
        #expect(pending.remove(number) != nil, comment)
        givenUp.insert(number)
      case .lost(let number):
        pending.remove(number)
      case .scopeEnds(let numbers):
        // Nothing of a scope is pending when it has ended.
        #expect(pending.isDisjoint(with: numbers), comment)
      case .turnEnds:
        #expect(pending.isEmpty, comment)
      }
    }
    #expect(pending.isEmpty, comment)
  }

  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  @MainActor func `a batch runs all first hooks before the second ones, in order`(seed: UInt64)
    async
  {
    let world = World(seed: seed)
    let isScoped = world.chance(50)
    var nodes: [Batched] = []
    let make = {
      for number in 0..<Int.random(in: 1...50, using: &world.random) {
        let node = Batched(number, world.log)
        switch Int.random(in: 0..<10, using: &world.random) {
        case 0: node.abandonInit()
        case 1: break  // Only its queue holds it.
        default: nodes.append(node)
        }
      }
    }
    if isScoped { withInitScope(make) } else { make() }
    await mainQueueTurn()

    let events = world.log.events
    let firstSecondHook = events.firstIndex { if case .afterInit = $0 { true } else { false } }
    let numbers = events[(firstSecondHook ?? events.endIndex)...].map {
      if case .afterInit(let number) = $0 { number } else { -1 }
    }
    #expect(numbers == numbers.sorted(), "seed \(seed)")
    #expect(!numbers.contains(-1), "seed \(seed)")
    for node in nodes { #expect(node.initialization.phase == .finished, "seed \(seed)") }
  }

  final class Batched: Initializing {
    let initialization = Initialization()
    let number: Int
    let log: EventLog<Event>

    init(_ number: Int, _ log: EventLog<Event>) {
      self.number = number
      self.log = log
      runInitHooks()
    }

    func onInit() { log.append(.onInit(number)) }
    func afterInit() { log.append(.afterInit(number)) }
  }
}

extension RandomTreeTests.World {
  /// Makes some nodes, perhaps in a scope of their own, which may throw.
  static func make(
    in world: RandomTreeTests.World, depth: Int
  ) throws -> [RandomTreeTests.Node] {
    guard world.chance(40) else {
      return try (0..<Int.random(in: 1...3, using: &world.random)).map { _ in
        try RandomTreeTests.Node(in: world, depth: depth)
      }
    }
    world.scopes.append([])
    defer { world.log.append(.scopeEnds(world.scopes.removeLast())) }
    return try withInitScope {
      let nodes = try (0..<Int.random(in: 1...3, using: &world.random)).map { _ in
        try RandomTreeTests.Node(in: world, depth: depth)
      }
      if world.chance(20) { throw RandomTreeTests.Failure() }
      return nodes
    }
  }
}
