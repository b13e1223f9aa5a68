// swift-tools-version: 6.2

// Long runs of random concurrent programs; `Scripts/stress` builds and runs them.

import PackageDescription

let modules = ["InitHooks", "TypeRouting", "AppBootstrap", "OnceCall"]

let package = Package(
  name: "StressPrograms",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "LifecycleKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "stress",
      dependencies: modules.map { .product(name: $0, package: "LifecycleKit") },
      path: "Sources/Stress",
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
