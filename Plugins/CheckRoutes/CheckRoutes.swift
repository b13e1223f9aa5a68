import Foundation
import PackagePlugin

/// Prints the generated route tables of a package, and compares them with the compiler's symbols.
@main
struct CheckRoutes: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    if let unknown = extractor.remainingArguments.first {
      throw Failure(
        description: "There is no argument \(unknown); use --target NAME, or none for all targets.")
    }
    let targets =
      try names.isEmpty ? context.package.targets : context.package.targets(named: names)
    let tool = try context.tool(named: "route-table-generator").url
    var checked = 0
    var failed: [String] = []
    for target in targets {
      guard let target = target as? SwiftSourceModuleTarget, try asksForTable(target) else {
        continue
      }
      checked += 1
      if try !check(target, with: tool, context) { failed.append(target.name) }
    }
    guard failed.isEmpty else {
      throw Failure(
        description: "The route tables of \(failed.joined(separator: ", ")) are not right.")
    }
    print(
      checked == 0
        ? "No target has a type that declares routeTypeKeys." : "All route tables are right.")
  }

  /// Whether a target has a type with a table; for others, the compiler need not be asked.
  private func asksForTable(_ target: SwiftSourceModuleTarget) throws -> Bool {
    try sources(of: target).contains {
      try Data(contentsOf: $0).range(of: Data("routeTypeKeys".utf8)) != nil
    }
  }

  private func sources(of target: SwiftSourceModuleTarget) -> [URL] {
    target.sourceFiles(withSuffix: "swift").map(\.url)
  }

  private func check(
    _ target: SwiftSourceModuleTarget, with tool: URL, _ context: PluginContext
  ) throws -> Bool {
    // Synthesized members are those of protocol extensions.
    let graph = try packageManager.getSymbolGraph(
      for: target,
      options: .init(
        minimumAccessLevel: .private, includeSynthesized: true, includeSPI: true,
        emitExtensionBlocks: false))
    let process = Process()
    process.executableURL = tool
    process.arguments =
      [
        "check", "--target", target.name, "--module", target.moduleName, "--symbol-graph",
        graph.directoryURL.appending(path: "\(target.moduleName).symbols.json").path(
          percentEncoded: false),
      ] + sources(of: target).map { $0.path(percentEncoded: false) }.sorted()
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit && process.terminationStatus == 0
  }
}

private struct Failure: Error, CustomStringConvertible {
  let description: String
}
