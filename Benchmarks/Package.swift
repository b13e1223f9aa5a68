// swift-tools-version: 6.2

import PackageDescription

/// The modules that are measured.
let modules = ["InitHooks", "TypeRouting", "AppBootstrap", "OnceCall"]

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .strictMemorySafety(),
]

/// A program that does next to nothing, to see what an import costs when it starts.
func startup(_ name: String, importing product: String? = nil) -> Target {
  .executableTarget(
    name: "startup-\(name)",
    dependencies: product.map { [.product(name: $0, package: "LifecycleKit")] } ?? [],
    path: "Sources/Startup/\(name)",
    swiftSettings: settings
  )
}

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "LifecycleKit", path: "..")],
  targets: [
    .target(name: "CHeap"),
    .executableTarget(
      name: "benchmarks",
      dependencies: ["CHeap"] + modules.map { .product(name: $0, package: "LifecycleKit") },
      path: "Sources/Benchmarks",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "hot-paths",
      dependencies: modules.map { .product(name: $0, package: "LifecycleKit") },
      path: "Sources/HotPaths",
      swiftSettings: settings
    ),
  ] + [startup("Empty"), startup("Foundation")]
    + (modules + ["LifecycleKit"]).map { startup($0, importing: $0) },
  swiftLanguageModes: [.v6]
)
