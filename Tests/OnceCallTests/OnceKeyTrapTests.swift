import OnceCall
import Testing

// What the name of a function doesn't tell apart, and a place does.
@Suite struct OnceKeyTrapTests {
  class Parent: OnceCalling {
    var log: [String] = []
    func load() { once.call { log.append("parent") } }
    func show() { once.call(.here()) { log.append("parent") } }
  }

  final class Child: Parent {
    override func load() {
      once.call { log.append("child") }
      super.load()
    }
    override func show() {
      once.call(.here()) { log.append("child") }
      super.show()
    }
  }

  // Scenario 21: https://github.com/pallets/werkzeug/issues/2452
  @Test func `by function an override and its superclass share a key`() {
    let child = Child()
    for _ in 1...2 { child.load() }
    #expect(child.log == ["child"])
  }

  // Scenario 21: https://github.com/pallets/werkzeug/issues/2452
  @Test func `by place an override and its superclass both run`() {
    let child = Child()
    for _ in 1...2 { child.show() }
    #expect(child.log == ["child", "parent"])
  }

  final class Crowd {
    let once = Once()
    var named: [String] = []
    var placed: [String] = []

    func set(_: Int) {
      once.call { named.append("Int") }
      once.call(.here()) { placed.append("Int") }
    }
    func set(_: String) {
      once.call { named.append("String") }
      once.call(.here()) { placed.append("String") }
    }
    var color: String {
      get {
        once.call { named.append("get") }
        once.call(.here()) { placed.append("get") }
        return ""
      }
      set {
        once.call { named.append("set") }
        once.call(.here()) { placed.append("set") }
      }
    }
    subscript(_: Int) -> Int {
      once.call { named.append("[Int]") }
      once.call(.here()) { placed.append("[Int]") }
      return 0
    }
    subscript(_: String) -> Int {
      once.call { named.append("[String]") }
      once.call(.here()) { placed.append("[String]") }
      return 0
    }
  }

  // Scenario 22
  @Test func `overloads, accessors and subscripts share a name but not a place`() {
    let crowd = Crowd()
    for _ in 1...2 {
      crowd.set(1)
      crowd.set("")
      crowd.color += ""
      _ = crowd[1] + crowd[""]
    }
    #expect(crowd.named == ["Int", "get", "[Int]"])
    #expect(crowd.placed == ["Int", "String", "get", "set", "[Int]", "[String]"])
  }

  struct Generic<Element> {
    static func register(in once: Once) -> Bool { once.call(.here()) {} }
  }

  // Scenario 24: https://github.com/facebookarchive/IGInterfaceDataTable/pull/10
  @Test func `one place is one key for all generic arguments`() {
    let once = Once()
    #expect(Generic<Int>.register(in: once))
    #expect(!Generic<String>.register(in: once))
  }
}
