// swift-tools-version: 6.2

import PackageDescription

/// The modules that are measured.
let modules = ["InitHooks", "TypeRouting", "AppBootstrap", "OnceCall"]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "LifecycleKit", path: "..")],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: modules.map { .product(name: $0, package: "LifecycleKit") },
      path: "Sources/Benchmarks",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("ImmutableWeakCaptures"),
        .strictMemorySafety(),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
