// swift-tools-version: 6.2

// Programs as users write them, each with one product of this package and nothing else: once with
// the default isolation of the language and once with that of a new app project, the main actor.

import PackageDescription

func consumer(of product: String, onMainActor: Bool) -> Target {
  .executableTarget(
    name: "\(product)\(onMainActor ? "MainActor" : "")Consumer",
    dependencies: [.product(name: product, package: "LifecycleKit")],
    swiftSettings: [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ] + (onMainActor ? [.defaultIsolation(MainActor.self)] : [])
  )
}

let products = ["OnceCall", "InitHooks", "TypeRouting", "AppBootstrap", "LifecycleKit"]

let package = Package(
  name: "Consumers",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "LifecycleKit", path: "../..")],
  targets: products.flatMap { product in
    [consumer(of: product, onMainActor: false), consumer(of: product, onMainActor: true)]
  },
  swiftLanguageModes: [.v6]
)
