// swift-tools-version: 6.2

// Targets as users have them, whose route tables are generated. Scripts/check-discovery builds a copy.

import PackageDescription

let routing = Target.Dependency.product(name: "TypeRouting", package: "LifecycleKit")
let plugin = Target.PluginUsage.plugin(name: "TypeRoutingPlugin", package: "LifecycleKit")

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .strictMemorySafety(),
]

let package = Package(
  name: "Routes",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "LifecycleKit", path: "../../.."),
    .package(name: "My Dependency", path: "../My Dependency"),
  ],
  targets: [
    // What the documentation shows.
    .executableTarget(
      name: "Sample",
      dependencies: [.product(name: "TypeRouting", package: "LifecycleKit")],
      plugins: [.plugin(name: "TypeRoutingPlugin", package: "LifecycleKit")]
    ),
    .executableTarget(
      name: "Everything",
      dependencies: [routing, .product(name: "Dependency", package: "My Dependency")],
      swiftSettings: strict + [.define("TRIAL")], plugins: [plugin]),
    .testTarget(
      name: "EverythingTests", dependencies: [routing], swiftSettings: strict, plugins: [plugin]),
    .executableTarget(
      name: "OnMainActor", dependencies: [routing],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)], plugins: [plugin]),
    // The language of Swift 5 with the one feature that references to methods need, and the umbrella.
    // Nothing is there to reflect, since reflected closures crash when they are called:
    // https://github.com/swiftlang/swift/issues/56720
    .executableTarget(
      name: "Plain", dependencies: [.product(name: "LifecycleKit", package: "LifecycleKit")],
      swiftSettings: [
        .swiftLanguageMode(.v5), .enableUpcomingFeature("InferSendableFromCaptures"),
        .unsafeFlags(["-Xfrontend", "-disable-reflection-metadata"]),
      ],
      plugins: [plugin]),
  ],
  swiftLanguageModes: [.v6]
)
