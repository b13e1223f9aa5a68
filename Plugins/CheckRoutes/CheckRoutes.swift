import PackagePlugin

@main
struct CheckRoutes: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {}
}
