// swift-tools-version: 6.2

// Programs that feed the package's parsers and writers with what libFuzzer makes up. `Scripts/fuzz`
// builds and runs them.
//
// The modules' own sources are linked in, since they have to be compiled with the instructions that
// tell the fuzzer which code an input reached, and since not all that is tried is public.

import PackageDescription

/// What is tried, with the modules that have it.
let fuzzers: KeyValuePairs = [
  "NameParser": ["TypeRouting"],
  "SourceScanner": ["RouteScanner", "TypeRouting"],
  "TourInput": [],
  "TraceWriter": ["AppBootstrap"],
]

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "TypeRouting"),
    .target(name: "RouteScanner", dependencies: ["TypeRouting"]),
    .target(name: "AppBootstrap"),
    .target(name: "FuzzDriver"),
  ]
    + fuzzers.map { name, modules in
      .executableTarget(
        name: "Fuzz\(name)",
        dependencies: ["FuzzDriver"] + modules.map { .target(name: $0) })
    },
  swiftLanguageModes: [.v6]
)

// As in the package itself, and the instructions for the fuzzer.
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
      .unsafeFlags(["-sanitize=fuzzer"]),
    ]
}
