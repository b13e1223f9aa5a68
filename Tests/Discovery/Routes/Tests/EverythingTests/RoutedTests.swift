import Testing
import TypeRouting

final class Fixture: MethodRouting {
  static let routeTypeKeys = ["Kind"]
  var log: [String] = []

  func openDependingOnKindFile() { log.append("file") }
}

@Test func `a test target has generated tables`() throws {
  let fixture = Fixture()
  try fixture.callRoutedMethod("open", typeKey: "Kind", typeValue: "File")
  #expect(fixture.log == ["file"])
}
