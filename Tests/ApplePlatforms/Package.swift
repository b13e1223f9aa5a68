// swift-tools-version: 6.2

// Compiles the modules' own sources with stand-ins for UIKit, the Objective-C runtime and what else
// they use of Apple platforms, so that the adapters can run where there is no Apple SDK.
// `Scripts/check-apple` builds and runs it.

import PackageDescription

/// What stands in for modules of Apple platforms, under the same names.
let standIns = ["UIKit", "AppKit", "ObjectiveC", "QuartzCore", "os"]

/// The modules of the library, whose sources are linked in.
let modules = ["InitHooks", "TypeRouting", "AppBootstrap", "OnceCall"]

/// The samples of the documentation that are for Apple platforms, which are linked in as well.
let samples = ["InitHooksViewRoots", "AppBootstrapApps"]

// All modules depend on all stand-ins, so that what `canImport` says doesn't depend on what happens
// to be built already.
let known = standIns.map { Target.Dependency.target(name: $0) }

let package = Package(
  name: "ApplePlatforms",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "ObjectiveC", path: "StandIns/ObjectiveC"),
    .target(name: "QuartzCore", path: "StandIns/QuartzCore"),
    .target(name: "os", path: "StandIns/os"),
    .target(name: "UIKit", dependencies: ["ObjectiveC"], path: "StandIns/UIKit"),
    .target(name: "AppKit", path: "StandIns/AppKit"),
    .target(name: "TestSupport"),

    // The iOS example, which is to compile. It can't be run here.
    .executableTarget(
      name: "Checklist", dependencies: modules.map { .target(name: $0) } + ["UIKit"],
      path: "Examples/iOS"),

    .testTarget(
      name: "AppleTests",
      dependencies: modules.map { .target(name: $0) } + known + ["TestSupport"],
      // Testing has more for whoever imports UIKit as well, which needs the real one.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
    ),
  ]
    + samples.map { sample -> Target in
      .executableTarget(
        name: sample, dependencies: modules.map { .target(name: $0) } + known,
        path: "Samples/\(sample)")
    }
    + modules.map { .target(name: $0, dependencies: known) },
  swiftLanguageModes: [.v6]
)

// As in the package itself.
for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("ImmutableWeakCaptures"),
      .strictMemorySafety(),
    ]
}
