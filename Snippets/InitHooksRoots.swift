// Roots to copy for other superclasses and initializers.

import Foundation
import InitHooks

// snippet.hide
/// A class of someone else that can be archived.
class Layout: NSObject, NSSecureCoding {
  class var supportsSecureCoding: Bool { true }
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init() }
  func encode(with coder: NSCoder) {}
}
// snippet.show

class BaseLayout: Layout, Initializing {
  let initialization = Initialization()

  override init() {
    super.init()
    runInitHooks()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    runInitHooks(keepAlive: false)
  }

  func onInit() {}
  func afterInit() {}
}

class User: Initializing {
  let initialization = Initialization()
  let identifier: Int

  init?(identifier: Int) {
    guard identifier > 0 else { return nil }
    self.identifier = identifier
    runInitHooks()
  }

  func onInit() {}
  func afterInit() {}
}

final class Member: User {
  var badge = ""

  init?(identifier: Int, badge: String) {
    super.init(identifier: identifier)
    guard !badge.isEmpty else {
      abandonInit()
      return nil
    }
    self.badge = badge
  }
}

class Plugin: Initializing {
  let initialization = Initialization()
  unowned let master: User

  init(master: User) {
    self.master = master
    runInitHooks()
  }

  convenience init?(masterIdentifier: Int, in users: [User]) {
    guard let master = users.first(where: { $0.identifier == masterIdentifier }) else {
      return nil
    }
    self.init(master: master)
  }

  func onInit() {}
  func afterInit() {}
}

final class Cache: Initializing, Sendable {
  let initialization = Initialization()
  let capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    runInitHooks()
  }

  func onInit() {}
  func afterInit() {}
}

/// Makes a cache that any task may have, since its hooks have run.
func makeCache(capacity: Int) -> Cache {
  withInitScope { Cache(capacity: capacity) }
}
