// swift-tools-version: 6.2

import PackageDescription

/// The library modules, none of which depends on another.
let modules = ["InitHooks", "TypeRouting", "AppBootstrap", "OnceCall"]

/// The umbrella module, which only re-exports the others.
let umbrella = "LifecycleKit"

let package = Package(
  name: "LifecycleKit",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: (modules + [umbrella]).map { .library(name: $0, targets: [$0]) } + [
    .plugin(name: "TypeRoutingPlugin", targets: ["TypeRoutingPlugin"]),
    .plugin(name: "CheckRoutes", targets: ["CheckRoutes"]),
  ],
  targets: modules.flatMap { module -> [Target] in
    [
      .target(name: module),
      .testTarget(
        name: "\(module)Tests",
        dependencies: [.target(name: module), "TestSupport"]
      ),
    ]
  } + [
    .target(name: umbrella, dependencies: modules.map { .target(name: $0) }),
    .testTarget(name: "\(umbrella)Tests", dependencies: [.target(name: umbrella)]),

    // Discovery: the plugins run the tool, and the tool is a shell around the scanner.
    .plugin(
      name: "TypeRoutingPlugin",
      capability: .buildTool(),
      dependencies: ["route-table-generator"]
    ),
    .plugin(
      name: "CheckRoutes",
      capability: .command(
        intent: .custom(
          verb: "check-routes",
          description: "Prints generated route tables and compares them with the symbols."
        )
      ),
      dependencies: ["route-table-generator"]
    ),
    .executableTarget(name: "route-table-generator", dependencies: ["RouteScanner"]),
    .target(name: "RouteScanner", dependencies: ["TypeRouting"]),
    .testTarget(name: "RouteScannerTests", dependencies: ["RouteScanner", "TestSupport"]),

    // Has no product of its own: the package manager makes one for who works on this package.
    .executableTarget(
      name: "tour",
      dependencies: [.target(name: umbrella)],
      path: "Examples/Tour",
      resources: [.copy("notes.json")],
      plugins: ["TypeRoutingPlugin"]
    ),

    // The second example: a server that stops in order on a signal. It has tests of its own.
    .executableTarget(
      name: "service",
      dependencies: [.target(name: "AppBootstrap")],
      path: "Examples/Service"
    ),
    .testTarget(
      name: "ServiceTests",
      dependencies: [.target(name: "service"), "TestSupport"]
    ),

    // The tests of InitHooks run these programs: the main function decides who serves the main queue.
    .executableTarget(
      name: "InitHooksAsyncHost", dependencies: ["InitHooks"], path: "Tests/InitHooksHosts/Async"),
    .executableTarget(
      name: "InitHooksSyncHost", dependencies: ["InitHooks"], path: "Tests/InitHooksHosts/Sync"),

    // Subclasses and conforms in a module whose default isolation is the main actor.
    .testTarget(
      name: "InitHooksMainActorTests",
      dependencies: ["InitHooks"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),

    // What the tests of several modules share; no product, and nothing in Sources uses it.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
  ],
  swiftLanguageModes: [.v6]
)

// One place for the settings of all targets but the plugins, which have none. Warnings become errors
// in Scripts/check, not here, since a manifest that says so breaks the builds of its users.
for target in package.targets where target.type != .plugin {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0335-existential-any.md
      .enableUpcomingFeature("ExistentialAny"),
      // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0409-access-level-on-imports.md
      .enableUpcomingFeature("InternalImportsByDefault"),
      // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0444-member-import-visibility.md
      .enableUpcomingFeature("MemberImportVisibility"),
      // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0470-isolated-conformances.md
      .enableUpcomingFeature("InferIsolatedConformances"),
      // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0461-async-function-isolation.md
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0481-weak-let.md
      .enableUpcomingFeature("ImmutableWeakCaptures"),
      // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0458-strict-memory-safety.md
      .strictMemorySafety(),
    ]
}
