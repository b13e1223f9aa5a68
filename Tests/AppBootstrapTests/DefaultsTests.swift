import AppBootstrap
import Foundation
import Testing

private struct NotAProperty {}

private final class DefaultsApp: BootstrapApp {
  var values: [String: Any] = [:]
  override var appDefaults: [String: Any] { values }
}

@MainActor @Suite struct DefaultsTests {
  private let defaults = UserDefaults.standard

  /// Launches an app with these defaults.
  private func launch(_ values: [String: Any]) throws {
    let app = DefaultsApp()
    app.values = values
    try Bootstrapper(app).launchSynchronously()
  }

  // Scenario 28, https://github.com/futuretap/InAppSettingsKit/issues/360
  @Test func `a saved value wins over a default`() throws {
    let key = "defaults-tests.saved"
    defaults.set("chosen", forKey: key)
    defer { defaults.removeObject(forKey: key) }
    try launch([key: "default"])
    #expect(defaults.string(forKey: key) == "chosen")
    defaults.removeObject(forKey: key)
    #expect(defaults.string(forKey: key) == "default")
  }

  // Scenario 28, https://github.com/kaltura/player-sdk-native-ios/issues/29
  @Test func `defaults of a second registration are added to the first`() throws {
    try launch(["defaults-tests.first": 1, "defaults-tests.both": 1])
    try launch(["defaults-tests.second": 2, "defaults-tests.both": 2])
    #expect(defaults.integer(forKey: "defaults-tests.first") == 1)
    #expect(defaults.integer(forKey: "defaults-tests.second") == 2)
    #expect(defaults.integer(forKey: "defaults-tests.both") == 2)
  }

  // Scenarios 29, https://github.com/sindresorhus/Defaults/issues/153,
  // and 30, https://developer.apple.com/forums/thread/15685
  @Test func `nothing is saved, so that a later default is seen`() throws {
    let key = "defaults-tests.volatile"
    try launch([key: "old"])
    let domain = ProcessInfo.processInfo.processName
    #expect(defaults.persistentDomain(forName: domain)?[key] == nil)
    try launch([key: "new"])
    #expect(defaults.string(forKey: key) == "new")
  }

  @Test func `property-list values of all kinds are accepted and can be read`() throws {
    try launch([
      "defaults-tests.string": "text", "defaults-tests.int": 3, "defaults-tests.bool": true,
      "defaults-tests.double": 0.5, "defaults-tests.date": Date(timeIntervalSince1970: 1),
      "defaults-tests.data": Data([1, 2]), "defaults-tests.array": [1, 2],
      "defaults-tests.nested": ["list": [["a": 1], ["b": Date(timeIntervalSince1970: 0)]]],
    ])
    #expect(defaults.string(forKey: "defaults-tests.string") == "text")
    #expect(defaults.integer(forKey: "defaults-tests.int") == 3)
    #expect(defaults.bool(forKey: "defaults-tests.bool"))
    #expect(defaults.double(forKey: "defaults-tests.double") == 0.5)
    #expect(defaults.data(forKey: "defaults-tests.data") == Data([1, 2]))
    #expect(defaults.array(forKey: "defaults-tests.array") as? [Int] == [1, 2])
    #expect(defaults.dictionary(forKey: "defaults-tests.nested") != nil)
  }

  struct BadValue: Sendable {
    var key: String
    var type: String
    var make: @Sendable () -> Any
  }

  @Test(arguments: [
    BadValue(key: "plain", type: "NotAProperty") { NotAProperty() },
    BadValue(key: "missing", type: "Optional<Int>") { Int?.none as Any },
    BadValue(key: "list.1", type: "NSNull") { [1, NSNull()] },
    BadValue(key: "deep.down.0", type: "NotAProperty") { ["down": [NotAProperty()]] },
    BadValue(key: "numbered", type: "Dictionary<Int, String>") { [1: "one"] },
    BadValue(key: "huge", type: "Int128") { Int128(1) },
    BadValue(key: "address", type: "URL") { URL(fileURLWithPath: "/") },
  ])
  func `any other value is refused by the name of its key`(bad: BadValue) {
    let key = bad.key
    let valid = "defaults-tests.unregistered-\(key)"
    let app = DefaultsApp()
    app.values = [valid: 1, String(key.prefix { $0 != "." }): bad.make()]
    let error = #expect(throws: LaunchError.self) { try Bootstrapper(app).launchSynchronously() }
    #expect(error?.step == "appDefaults")
    let cause = error?.underlying as? InvalidDefaultsError
    #expect(cause?.key == key)
    #expect(cause?.type == bad.type)
    #expect(error?.description.contains("“\(key)”") == true)
    #expect(defaults.object(forKey: valid) == nil, "nothing is registered")
  }
}
