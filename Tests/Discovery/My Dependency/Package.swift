// swift-tools-version: 6.2

// A package that another one depends on, in a folder with a space.

import PackageDescription

let package = Package(
  name: "My Dependency",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Dependency", targets: ["Dependency"])],
  dependencies: [.package(name: "LifecycleKit", path: "../../..")],
  targets: [
    .target(
      name: "Dependency",
      dependencies: [.product(name: "TypeRouting", package: "LifecycleKit")],
      swiftSettings: [
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ],
      plugins: [.plugin(name: "TypeRoutingPlugin", package: "LifecycleKit")])
  ],
  swiftLanguageModes: [.v6]
)
