import Foundation
import InitHooks
import TestSupport
import Testing

/// A node of an archived tree; at the top level, since other classes have no archive name.
class CodedNode: InitializingCodingObject {
  let log = Events.log
  var name = "unnamed"
  var children: [CodedNode] = []

  convenience init(_ name: String, _ children: [CodedNode] = []) {
    self.init()
    self.name = name
    self.children = children
  }

  override init() { super.init() }

  required init?(coder: NSCoder) {
    // The children first, as a class does that needs them for its stored properties.
    children =
      coder.decodeObject(of: [NSArray.self, CodedNode.self], forKey: "children") as? [CodedNode]
      ?? []
    super.init(coder: coder)
    name = coder.decodeObject(of: NSString.self, forKey: "name").map { "\($0)" } ?? "nameless"
    guard name != "broken" else { return nil }
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(children as NSArray, forKey: "children")
    coder.encode(name as NSString, forKey: "name")
  }

  override func onInit() {
    super.onInit()
    log.append("onInit with \(children.count)")
  }

  override func afterInit() {
    super.afterInit()
    log.append("afterInit \(name)")
  }

  deinit { log.append("deinit \(name)") }
}

/// Decodes one value before its hooks and one after them.
final class CodedOrder: InitializingCodingObject {
  var before = 1
  var after = 1

  override init() { super.init() }

  required init?(coder: NSCoder) {
    before = coder.decodeInteger(forKey: "value")
    super.init(coder: coder)
    after = coder.decodeInteger(forKey: "value")
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(5, forKey: "value")
  }

  override func onInit() {
    super.onInit()
    before = 99
    after = 99
  }
}

@Suite(.recorded) struct CodingTests {
  private func archive(_ object: some NSObject & NSCoding) throws -> Data {
    try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
  }

  private func unarchive(_ data: Data) throws -> CodedNode? {
    try NSKeyedUnarchiver.unarchivedObject(ofClass: CodedNode.self, from: data)
  }

  // T24; https://github.com/WICG/webcomponents/issues/551
  @Test func `a decoded tree runs each hook once, children first`() throws {
    let data = try withInitScope {
      try archive(CodedNode("parent", [CodedNode("a"), CodedNode("b")]))
    }
    Events.log.removeAll()
    let parent = try #require(try withInitScope { try unarchive(data) })
    #expect(
      Events.all == [
        "onInit with 0", "onInit with 0", "onInit with 2", "afterInit a", "afterInit b",
        "afterInit parent",
      ])
    #expect(parent.children.map(\.name) == ["a", "b"])
  }

  // T24
  @Test @MainActor func `a parent that fails to decode leaves no hook behind`() async throws {
    let data = try withInitScope { try archive(CodedNode("broken", [CodedNode("orphan")])) }
    Events.log.removeAll()
    #expect((try? unarchive(data)) == nil)
    await mainQueueTurn()
    #expect(!Events.all.contains { $0.hasPrefix("afterInit") })
    #expect(
      Events.all.filter { $0.hasPrefix("deinit") }.sorted() == ["deinit broken", "deinit orphan"])
  }

  @Test @MainActor func `a decoded object gets its second hook from the main queue`() async throws {
    let data = try withInitScope { try archive(CodedNode("single")) }
    Events.log.removeAll()
    let object = try #require(try unarchive(data))
    #expect(object.initialization.phase == .pending)
    await mainQueueTurn()
    #expect(object.initialization.phase == .finished)
    #expect(Events.all.last == "afterInit single")
  }

  // T25; https://github.com/material-components/material-components-ios/pull/3136
  @Test func `what is decoded after super init wins over onInit`() throws {
    let data = try withInitScope { try archive(CodedOrder()) }
    let object = try withInitScope {
      try #require(
        try NSKeyedUnarchiver.unarchivedObject(ofClass: CodedOrder.self, from: data))
    }
    #expect(object.before == 99)
    #expect(object.after == 5)
  }

  @Test func `an Objective-C root runs its hooks`() {
    final class Delegate: InitializingNSObject {
      let log = Events.log
      var title = "none"
      override func onInit() {
        super.onInit()
        log.append("onInit")
      }
      override func afterInit() {
        super.afterInit()
        log.append("afterInit \(title)")
      }
    }
    let delegate = withInitScope {
      let delegate = Delegate()
      delegate.title = "set"
      return delegate
    }
    #expect(Events.all == ["onInit", "afterInit set"])
    withExtendedLifetime(delegate) {}
  }

  @Test(.enabled(if: Initialization.checksSuperCalls))
  func `the roots with an Objective-C superclass check calls of super`() {
    final class Skipping: InitializingNSObject {
      override func onInit() {}
    }
    final class SkippingCoding: InitializingCodingObject {
      override func afterInit() {}
    }
    let reports = reports {
      withInitScope {
        _ = Skipping()
        _ = SkippingCoding()
      }
    }
    #expect(reports.map(\.problem) == [.skippedSuper, .skippedSuper])
    #expect(reports.map(\.hook) == [.onInit, .afterInit])
  }
}
