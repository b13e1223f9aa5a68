import LifecycleKit

final class Everything: InitializingObject, OnceCalling, MethodRouting {
  var log: [String] = []
  override func onInit() {
    super.onInit()
    once.call { log.append("once") }
    once.call { log.append("never") }
  }
  func openDependingOnKindFile() { log.append("file") }
  static let routes = RouteTable<Everything>(typeKeys: ["Kind"]) {
    MethodRoute("openDependingOnKindFile", to: Everything.openDependingOnKindFile)
  }
}

let everything = Everything()
try everything.callRoutedMethod("open", typeKey: "Kind", typeValue: "File")
precondition(everything.log == ["once", "file"])
