import Foundation
import PackagePlugin

/// Generates the route tables of a target before it is compiled.
@main
struct TypeRoutingPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else {
      throw NoSwiftTarget(
        description: "\(target.name) has no Swift sources, so it can't have routes.")
    }
    return [
      command(
        tool: try context.tool(named: "route-table-generator").url, target: target.name,
        module: target.moduleName, sources: target.sourceFiles(withSuffix: "swift").map(\.url),
        folder: context.pluginWorkDirectoryURL)
    ]
  }

  /// The command that scans the sources of a target.
  ///
  /// The build runs it when a source, or the list of them, or the tool has changed. There is one
  /// output for each target, because what a build command makes must be known before sources are read.
  private func command(
    tool: URL, target: String, module: String, sources: [URL], folder: URL
  ) -> Command {
    let output = folder.appending(path: "\(module)RouteTables.swift")
    // The text of a URL has percent signs for spaces and the like, which are no part of the path.
    let paths = sources.map { $0.path(percentEncoded: false) }.sorted()
    return .buildCommand(
      displayName: "Finding the routes of \(target)", executable: tool,
      arguments: [
        "generate", "--target", target, "--module", module, "--output",
        output.path(percentEncoded: false),
      ] + paths,
      inputFiles: sources, outputFiles: [output])
  }
}

private struct NoSwiftTarget: Error, CustomStringConvertible {
  let description: String
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension TypeRoutingPlugin: XcodeBuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
    let sources = target.inputFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }
    // Xcode makes the name of the module of the product's name, or the target's, in this way.
    let name = target.product?.name ?? target.displayName
    let module = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return [
      command(
        tool: try context.tool(named: "route-table-generator").url, target: target.displayName,
        module: module, sources: sources.map(\.url), folder: context.pluginWorkDirectoryURL)
    ]
  }
}
#endif
